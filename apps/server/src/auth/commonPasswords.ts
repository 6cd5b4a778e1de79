/** The 18,000 most used passwords that are long enough. They are read at the first check. */
let common: Promise<ReadonlySet<string>> | undefined

const readCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 8))
}

/**
 * True for a password that is in every list, or that is the product's name or the name part of
 * the account's own address (ASVS 6.2.4, 6.2.11, 6.2.12). The package contains the list: no other
 * service is asked.
 */
export const isCommonPassword = async (
  password: string,
  { email, productName }: { readonly email: string; readonly productName: string },
): Promise<boolean> => {
  common ??= readCommon()
  const lower = password.toLowerCase()
  const own = [email, email.split('@')[0] ?? '', productName].map((word) => word.toLowerCase())
  return own.includes(lower) || (await common).has(lower)
}
