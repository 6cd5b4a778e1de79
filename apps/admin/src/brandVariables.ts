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
}

/** Reads the brand from the variables of the build; an empty one counts as not set. */
export function readBrand(env: Readonly<Record<string, unknown>>): BrandVariables {
  const given = (name: string) => String(env[name] ?? '').trim() || undefined
  const communityName = given('VITE_COMMUNITY_NAME')
  const logoUrl = given('VITE_LOGO_URL')
  const supportAddress = given('VITE_SUPPORT_ADDRESS')
  return {
    productName: given('VITE_PRODUCT_NAME') ?? 'Hearth',
    ...(communityName && { communityName }),
    ...(logoUrl && { logoUrl }),
    ...(supportAddress && { supportAddress }),
  }
}
