/** The 18,000 most used passwords of sufficient length, loaded at the first check. */
let common: Promise<ReadonlySet<string>> | undefined

const readCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 8))
}

/**
 * Whether a password is in the list of common passwords, or is the product's name, the account's
 * address or its name part (ASVS 6.2.4, 6.2.11, 6.2.12). The list is in a package, so no password is
 * sent to another service.
 */
export const isCommonPassword = async (
  password: string,
  { email, productName }: { readonly email: string; readonly productName: string },
): Promise<boolean> => {
  common ??= readCommon()
  const [lower = '', ...own] = [password, email, email.split('@')[0] ?? '', productName].map(
    (word) => word.normalize('NFC').toLowerCase(),
  )
  return own.includes(lower) || (await common).has(lower)
}
