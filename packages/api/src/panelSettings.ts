import { type Feature, neededFeatures } from './features.gen.ts'

export { type Feature, featureNames } from './features.gen.ts'

/** Says which feature lacks another one that it needs; undefined if none does. */
export const findMissingFeature = (features: readonly Feature[]): string | undefined => {
  for (const feature of features) {
    const missing = neededFeatures[feature]?.find((needed) => !features.includes(needed))
    if (missing) return `${feature} needs ${missing}`
  }
  return undefined
}

/** Reads one setting. @throws Error says what the setting must be */
export type Read<Value> = (value: unknown) => Value

export const words: Read<string> = (value) => {
  if (typeof value !== 'string') throw new Error('must be text')
  const text = value.trim()
  if (text === '') throw new Error('must not be empty')
  return text
}

const address =
  (pattern: RegExp, begins: string): Read<string> =>
  (value) => {
    const text = words(value)
    if (!pattern.test(text)) throw new Error(`must be an address that begins with ${begins}`)
    return text
  }

/**
 * A link into the app: over https, or with the app's own scheme. Schemes that a browser runs or
 * opens itself are refused.
 */
const appLink = address(
  /^(?!(javascript|vbscript|data|blob|file|filesystem|view-source|about|http|ws|wss|ftp):)[a-z][a-z0-9+.-]*:\/\/[^\s/?#]/,
  "https:// or the app's own scheme",
)

const yesOrNo: Read<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new Error('must be true or false')
  return value
}

const share: Read<number> = (value) => {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1)) {
    throw new Error('must be a number from 0 to 1')
  }
  return value
}

const https = address(/^https:\/\/[^\s/?#]/, 'https://')

const emailOrHttps: Read<string> = (value) => {
  const text = words(value)
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(text)) return text
  try {
    return https(text)
  } catch {
    throw new Error('must be an email address, or an address that begins with https://')
  }
}

/**
 * What a deployment may set: its brand, and the features that its backend offers. The server reads
 * each value from a variable of its own, the panel reads all of them from its document. Every
 * missing value has a default.
 */
export const panelSettings = {
  /** Shown at the top of the panel and in document titles. @default 'Hearth' */
  productName: words,
  /** The community in running text. @default the product name */
  communityName: words,
  /** A line under the community's name, on the pages outside the panel. @default none */
  tagline: words,
  /** Address of a square image. @default the Hearth mark */
  logoUrl: address(/^(https:\/)?\/[^\s/?#]/, 'https:// or /'),
  /**
   * The address at which people open the panel. Passkeys work only there, so the panel leads to it from
   * any other address. @default unknown: passkeys are offered wherever the browser has them
   */
  publicUrl: address(/^https?:\/\/[^\s/?#]+$/, 'http:// or https://, without a path'),
  /** Where a person can reach a human: an email address, or that of a page. @default none is shown */
  supportAddress: emailOrHttps,
  /** Where 'Sign up' leads. @default nowhere (specification 2.3) */
  signUpUrl: address(/^(https:\/\/[^\s/?#]|mailto:.)/, 'https:// or mailto:'),
  /** A link that opens the app, if installed; an invitation's token is added. @default none */
  appLinkUrl: appLink,
  /** The app's page in the App Store. @default the store's first page */
  appStoreUrl: https,
  /** The app's page on Google Play. @default the store's first page */
  googlePlayUrl: https,
  /**
   * Whether documents open blurred on the desk, until a second press. Each person may choose
   * otherwise in their browser. @default true
   */
  documentsBlurred: yesOrNo,
  /**
   * The share of traces that the backend records. With it, each call begins a trace (W3C Trace Context).
   * @default calls begin no traces
   */
  tracesShare: share,
  /**
   * Names of features. Anything else is allowed, so that an older panel works with a newer server.
   * @default none
   */
  features: ((value) => value) as Read<unknown>,
}

export type PanelSettings = {
  readonly [name in keyof typeof panelSettings]?:
    | ReturnType<(typeof panelSettings)[name]>
    | undefined
}
