import * as z from 'zod/mini'

const words = z.string('must be text').check(z.trim(), z.minLength(1, 'must not be empty'))

const address = (pattern: RegExp, begins: string) =>
  words.check(z.regex(pattern, `must be an address that begins with ${begins}`))

/**
 * A link into the app: over https, or with the app's own scheme. Schemes that a browser runs or
 * opens itself are refused.
 */
const appLink = words.check(
  z.regex(
    /^(?!(javascript|vbscript|data|blob|file|filesystem|view-source|about|http|ws|wss|ftp):)[a-z][a-z0-9+.-]*:\/\/[^\s/?#]/,
    "must be an address that begins with https:// or the app's own scheme",
  ),
)

const https = address(/^https:\/\/[^\s/?#]/, 'https://')

/** Features beyond the specification. A server without one answers its calls with 404. */
export const featureNames = ['record'] as const
export type Feature = (typeof featureNames)[number]

/**
 * What a deployment may set: its brand, and the features that its backend offers. The server reads
 * each value from a variable of its own, the panel reads all of them from its document. Every
 * missing value has a default.
 */
export const panelSettings = {
  /** Shown at the top of the panel and in document titles. @default 'Hearth' */
  productName: z.optional(words),
  /** The community in running text. @default the product name */
  communityName: z.optional(words),
  /** A line under the community's name, on the pages outside the panel. @default none */
  tagline: z.optional(words),
  /** Address of a square image. @default the Hearth mark */
  logoUrl: z.optional(address(/^(https:\/)?\/[^\s/?#]/, 'https:// or /')),
  /** Where a person can reach a human. @default none is shown */
  supportAddress: z.optional(words),
  /** Where 'Sign up' leads. @default nowhere (specification 2.3) */
  signUpUrl: z.optional(address(/^(https:\/\/[^\s/?#]|mailto:.)/, 'https:// or mailto:')),
  /** A link that opens the app, if installed; an invitation's token is added. @default none */
  appLinkUrl: z.optional(appLink),
  /** The app's page in the App Store. @default the store's first page */
  appStoreUrl: z.optional(https),
  /** The app's page on Google Play. @default the store's first page */
  googlePlayUrl: z.optional(https),
  /**
   * Names of features. Anything else is allowed, so that an older panel works with a newer server,
   * and `z.array` would add 300 bytes to the first load. @default none
   */
  features: z.optional(z.any()),
}

export type PanelSettings = {
  readonly [name in Exclude<keyof typeof panelSettings, 'features'>]?: z.output<
    (typeof panelSettings)[name]
  >
} & { readonly features?: unknown }
