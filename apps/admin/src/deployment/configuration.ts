import * as z from 'zod/mini'

const words = z.string('must be text').check(z.trim(), z.minLength(1, 'must not be empty'))

const address = (pattern: RegExp, begins: string) =>
  words.check(z.regex(pattern, `must be an address that begins with ${begins}`))

/** A link into the app: over https, or by the app's own scheme. No scheme that a browser itself runs or opens. */
const appLink = words.check(
  z.regex(
    /^(?!(javascript|vbscript|data|blob|file|filesystem|view-source|about|http|ws|wss|ftp):)[a-z][a-z0-9+.-]*:\/\/[^\s/?#]/,
    "must be an address that begins with https:// or the app's own scheme",
  ),
)

const https = address(/^https:\/\/[^\s/?#]/, 'https://')

/** What a deployment may say about itself. What it leaves out has a default. */
const Configuration = z.strictObject(
  {
    /** Shown in the panel's head and in document titles. @default 'Hearth' */
    productName: z.optional(words),
    /** The community in running text. @default the product name */
    communityName: z.optional(words),
    /** Address of a square image. @default the Hearth mark */
    logoUrl: z.optional(address(/^(https:\/)?\/[^\s/?#]/, 'https:// or /')),
    /** Where a person finds a human. @default none is shown */
    supportAddress: z.optional(words),
    /** Where 'Sign up' leads. @default nowhere (specification 2.3) */
    signUpUrl: z.optional(address(/^(https:\/\/[^\s/?#]|mailto:.)/, 'https:// or mailto:')),
    /** A link that opens the app, if it is there; an invitation's token is added. @default none */
    appLinkUrl: z.optional(appLink),
    /** The app's page in the App Store. @default the store's first page */
    appStoreUrl: z.optional(https),
    /** The app's page on Google Play. @default the store's first page */
    googlePlayUrl: z.optional(https),
  },
  'is not a setting of the panel',
)

export type Configuration = { [name in keyof z.output<typeof Configuration>]?: string }

/**
 * Reads a configuration, value by value: one that makes no sense is left out and named to
 * `complain`, so that the page works with the rest.
 */
export function readConfiguration(json: string, complain: (line: string) => void): Configuration {
  const configuration: Configuration = {}
  try {
    for (const [name, value] of Object.entries(JSON.parse(json))) {
      const { data, error } = Configuration.safeParse({ [name]: value })
      Object.assign(configuration, data)
      if (error) complain(`Configuration: ${name} ${error.issues[0]?.message}`)
    }
  } catch (error) {
    complain(`Configuration: ${error}`)
  }
  return configuration
}
