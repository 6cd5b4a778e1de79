import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import type { PanelSettings } from './http/panelDocument.ts'
import { StartError } from './startError.ts'

/** The folder of the repository, from which default paths are counted. */
const root = path.resolve(import.meta.dirname, '../../..')

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`)

const origin = z.string().refine((value) => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search
}, 'must be an address like https://admin.example.org, without a path')

const secret = z.string().refine((value) => Buffer.byteLength(value) >= 32, {
  message: 'must be at least 32 bytes long: make one with `openssl rand -base64 32`',
})

const proxies = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every((part) => isIP(part.split('/')[0] ?? '') !== 0),
    'must be addresses or networks with commas between, like 10.0.0.1,192.168.0.0/16',
  )

const words = z.string().trim().min(1, 'must not be empty')

const address = (pattern: RegExp, begins: string) =>
  words.regex(pattern, `must be an address that begins with ${begins}`)

/** Of a Google service account, as its key file has them. */
const serviceAccount = z.object({
  project_id: z.string().regex(/^[a-z0-9:.-]+$/),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url({ protocol: /^https?$/ }),
})

export type ServiceAccount = z.infer<typeof serviceAccount>

const serviceAccountText = z.string().transform((text, ctx): ServiceAccount => {
  try {
    return serviceAccount.parse(JSON.parse(text))
  } catch {
    ctx.addIssue({ code: 'custom', message: 'must be the JSON key file of a service account' })
    return z.NEVER
  }
})

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/**
 * Every variable the server reads, with its default and meaning. Secrets (`secretNames`) can also
 * come from a file: `SECRET_KEY_FILE=/run/secrets/key`.
 */
export const variables = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development')
    .describe('`production` makes no demo data and demands SECRET_KEY.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port to listen on; 0 takes a free one.'),
  PUBLIC_URL: origin
    .optional()
    .describe('Address at which browsers reach the server. Default: http://HOST:PORT.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/[^/]/, 'must look like postgres://user:password@host:5432/name')
    .optional()
    .describe('PostgreSQL to use. Without it an embedded database lives in DATA_DIR.'),
  DATA_DIR: z
    .string()
    .default(path.join(root, 'data'))
    .transform((value) => path.resolve(value))
    .describe('Folder of the embedded database, of uploads and of secrets made on first start.'),
  SECRET_KEY: secret
    .optional()
    .describe(
      'Key (32 bytes or more) that encrypts second-factor seeds. Made in DATA_DIR for demos.',
    ),
  SECRET_KEY_PREVIOUS: secret
    .optional()
    .describe('The key before, still accepted for reading while keys are rotated.'),
  TRUSTED_PROXIES: proxies
    .optional()
    .describe('Addresses or networks of proxies whose X-Forwarded-* headers are believed.'),
  STRICT_BROWSER: flag
    .optional()
    .describe(
      '1 refuses changes without X-Requested-With: hearth. Default: 1 on plain http beyond loopback, where browsers send no Fetch Metadata, else 0.',
    ),
  READS_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(600)
    .describe('Reads that one session may make in a minute, on each process.'),
  PRODUCT_NAME: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[^:\p{Cc}]+$/u, 'must not contain a colon')
    .default('Hearth')
    .describe('Name of the product in the panel, authenticator apps and letters.'),
  COMMUNITY_NAME: words
    .optional()
    .describe('Name of the community in running text. Default: PRODUCT_NAME.'),
  LOGO_URL: address(/^(https:\/)?\/[^\s/?#]/, 'https:// or /')
    .optional()
    .describe('Square picture beside the name in the panel. Default: the Hearth mark.'),
  SUPPORT_ADDRESS: words
    .optional()
    .describe('Mail address that the panel shows where a person needs a human.'),
  SIGN_UP_URL: address(/^(https:\/\/[^\s/?#]|mailto:.)/, 'https:// or mailto:')
    .optional()
    .describe("Where 'Sign up' on the login page leads. Default: nowhere."),
  APP_STORE_URL: address(/^https:\/\/[^\s/?#]/, 'https://')
    .optional()
    .describe("The app's page in the App Store. Default: the store's first page."),
  GOOGLE_PLAY_URL: address(/^https:\/\/[^\s/?#]/, 'https://')
    .optional()
    .describe("The app's page on Google Play. Default: the store's first page."),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone like Europe/Lisbon')
    .default('UTC')
    .describe("Time zone that decides which announcements are today's."),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]/, 'must look like smtps://user:password@mail.example.org')
    .refine((value) => URL.canParse(value), 'must look like smtps://user:password@mail.example.org')
    .optional()
    .describe('Mail server by which letters leave. Without it they lie in DATA_DIR/outbox.'),
  MAIL_FROM: z
    .email('must be an email address')
    .optional()
    .describe('Address that letters are from. Default: no-reply at the host of PUBLIC_URL.'),
  FCM_SERVICE_ACCOUNT: serviceAccountText
    .optional()
    .describe(
      'JSON key of the Google service account by which push notifications leave (Firebase Cloud Messaging). Without it they lie in DATA_DIR/outbox.',
    ),
  ALLOW_LOCAL_OUTBOX: flag
    .optional()
    .describe('1 lets production lay letters and notifications into DATA_DIR/outbox.'),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    )
    .optional()
    .describe('How much is logged, as JSON lines. Default: info in production, else warn.'),
}

type Variables = z.infer<z.ZodObject<typeof variables>>

/** The settings of one server process. */
export interface Config {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** Origin of the product as browsers see it, without a slash at the end. */
  readonly publicUrl: string
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Undefined only in embedded demo mode, where one is made in the data folder. */
  readonly secretKey: string | undefined
  readonly previousSecretKey: string | undefined
  readonly trustedProxies: readonly string[]
  readonly strictBrowser: boolean
  readonly readsPerMinute: number
  readonly productName: string
  /** What the panel is told about itself. */
  readonly panel: PanelSettings
  /** Undefined: letters are laid into the outbox. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Undefined: notifications are laid into the outbox, where that is allowed. */
  readonly fcm: ServiceAccount | undefined
  /** What leaves the machine may be laid into files instead. */
  readonly localOutbox: boolean
  /** IANA name. */
  readonly timeZone: string
  readonly logLevel: NonNullable<Variables['LOG_LEVEL']>
  /** Folder of the built panel. */
  readonly panelDir: string
}

/** The names of this machine for itself, as they stand in an address. */
export const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

const secretNames: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'SMTP_URL',
  'FCM_SERVICE_ACCOUNT',
])

const readSecretFile = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new StartError(
      `${name}_FILE cannot be read: ${file}`,
      'Check the path and its permissions.',
    )
  }
}

/** The variables of an environment that are set; an empty one counts as not set. */
const pick = (env: NodeJS.ProcessEnv): Record<string, string> => {
  const picked: Record<string, string> = {}
  for (const name of Object.keys(variables)) {
    const file = secretNames.has(name) ? env[`${name}_FILE`] : undefined
    const value = file ? readSecretFile(name, file) : env[name]
    if (value) picked[name] = value
  }
  return picked
}

/** Where browsers send Fetch Metadata: on https, and on this machine. */
const isTrustworthy = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || loopback.includes(hostname)
}

const findPublicUrl = ({ PUBLIC_URL, HOST, PORT }: Variables): string => {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin
  if (HOST === '0.0.0.0' || HOST === '::') {
    throw new StartError(
      `PUBLIC_URL is not set, and HOST=${HOST} does not tell it`,
      'Set it to the address that people type, like https://admin.example.org.',
    )
  }
  return `http://${isIP(HOST) === 6 ? `[${HOST}]` : HOST}:${PORT}`
}

/**
 * Reads the configuration from an environment.
 * @throws StartError naming the first variable that is wrong
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const given = pick(env)
  const { data, error } = z.object(variables).safeParse(given)
  if (error) {
    const issue = error.issues[0]
    const name = String(issue?.path[0])
    const shown = secretNames.has(name) ? '' : ` (it is "${given[name]}")`
    throw new StartError(
      `${name} ${issue?.message}${shown}`,
      'Correct it, or unset it for its default.',
    )
  }
  if (data.NODE_ENV === 'production' && !data.SECRET_KEY) {
    throw new StartError(
      'SECRET_KEY is not set',
      'NODE_ENV=production needs one: make it with `openssl rand -base64 32` and keep it.',
    )
  }
  const publicUrl = findPublicUrl(data)
  const production = data.NODE_ENV === 'production'
  const localOutbox = data.ALLOW_LOCAL_OUTBOX ?? !production
  if (!data.SMTP_URL && !localOutbox) {
    throw new StartError(
      'SMTP_URL is not set, and NODE_ENV=production sends letters',
      'Set it, or ALLOW_LOCAL_OUTBOX=1 to keep letters, with their links, as files in DATA_DIR.',
    )
  }
  return {
    production,
    host: data.HOST,
    port: data.PORT,
    publicUrl,
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    secretKey: data.SECRET_KEY,
    previousSecretKey: data.SECRET_KEY_PREVIOUS,
    trustedProxies: data.TRUSTED_PROXIES ?? [],
    strictBrowser: data.STRICT_BROWSER ?? !isTrustworthy(publicUrl),
    readsPerMinute: data.READS_PER_MINUTE,
    productName: data.PRODUCT_NAME,
    panel: {
      productName: data.PRODUCT_NAME,
      communityName: data.COMMUNITY_NAME,
      logoUrl: data.LOGO_URL,
      supportAddress: data.SUPPORT_ADDRESS,
      signUpUrl: data.SIGN_UP_URL,
      appStoreUrl: data.APP_STORE_URL,
      googlePlayUrl: data.GOOGLE_PLAY_URL,
    },
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    fcm: data.FCM_SERVICE_ACCOUNT,
    localOutbox,
    timeZone: data.TIME_ZONE,
    logLevel: data.LOG_LEVEL ?? (data.NODE_ENV === 'production' ? 'info' : 'warn'),
    panelDir: path.join(root, 'apps/admin/dist'),
  }
}
