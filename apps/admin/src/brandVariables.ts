/** The brand that a build wears, as its variables say it. */
export interface BrandVariables {
  /** `VITE_PRODUCT_NAME`. @default 'Hearth' */
  productName: string
  /** `VITE_COMMUNITY_NAME`: the community in running text. @default the product name */
  communityName?: string
  /** `VITE_LOGO_URL`: address of a square picture. @default the Hearth mark */
  logoUrl?: string
  /** `VITE_SUPPORT_ADDRESS`: where a person finds a human. @default none is shown */
  supportAddress?: string
  /** `VITE_APP_STORE_URL` and `VITE_GOOGLE_PLAY_URL`: the app's pages. @default the stores' first pages */
  stores: { ios: string; android: string }
}

/**
 * Reads the brand from the variables of the build; an empty one counts as not set.
 * @throws Error for a store address that is none, so that such a build fails
 */
export function readBrand(env: Readonly<Record<string, unknown>>): BrandVariables {
  const given = (name: string) => String(env[name] ?? '').trim() || undefined
  const address = (name: string, otherwise: string) => {
    const url = given(name) ?? otherwise
    if (!/^https:\/\/[^/]/.test(url) || !URL.canParse(url)) {
      throw new Error(`${name} must be an address that begins with https://`)
    }
    return url
  }
  const communityName = given('VITE_COMMUNITY_NAME')
  const logoUrl = given('VITE_LOGO_URL')
  const supportAddress = given('VITE_SUPPORT_ADDRESS')
  return {
    productName: given('VITE_PRODUCT_NAME') ?? 'Hearth',
    ...(communityName && { communityName }),
    ...(logoUrl && { logoUrl }),
    ...(supportAddress && { supportAddress }),
    stores: {
      ios: address('VITE_APP_STORE_URL', 'https://apps.apple.com/'),
      android: address('VITE_GOOGLE_PLAY_URL', 'https://play.google.com/store/apps'),
    },
  }
}
