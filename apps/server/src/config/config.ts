import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import type { DocumentSettings } from '@hearth/api/languages'
import type { Feature } from '@hearth/api/panelSettings'
import { z } from 'zod'
import type { ProcessRole } from '../platform/database/schema/values.ts'
import type { S3Settings } from '../platform/files/s3Client.ts'
import { loopback } from '../platform/loopback.ts'
import type { ServiceAccount } from '../platform/push/fcmPusher.ts'
import { StartError } from '../platform/startError.ts'
import { root } from '../root.ts'
import { version } from '../version.ts'
import { readBackupStore, readS3, type S3Account } from './s3.ts'
import { isTrustworthy } from './values.ts'
import { secretNames, type Variables, variables } from './variables.ts'

/** The settings of one server process. */
export interface Config {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** The port of GET /metrics. Undefined: no metrics. */
  readonly metricsPort: number | undefined
  /** The work that this process does. */
  readonly roles: readonly ProcessRole[]
  /** The share of traces that are recorded. Undefined: no traces. */
  readonly tracesShare: number | undefined
  readonly drainSeconds: number
  /** The origin at which browsers reach the product, without a slash at the end. */
  readonly publicUrl: string
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined
  /** The address of a replica for reads. */
  readonly readDatabaseUrl: string | undefined
  /** The most connections to PostgreSQL. */
  readonly connections: { readonly changes: number; readonly reads: number }
  readonly dataDir: string
  /** Undefined only for a demo, which creates a key in the data folder. */
  readonly secretKey: string | undefined
  /** Earlier keys, for data that is still encrypted with them. */
  readonly previousSecretKeys: readonly string[]
  readonly trustedProxies: readonly string[]
  readonly strictBrowser: boolean
  readonly readsPerMinute: number
  readonly productName: string
  /** The features that this server offers. */
  readonly features: readonly Feature[]
  /** Whether an approval of citizenship needs a passport. */
  readonly citizenshipNeedsPassport: boolean
  /** The settings that the panel and its document receive. */
  readonly panel: DocumentSettings
  /** Undefined: emails are written to the outbox. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Undefined: notifications are written to the outbox, if `localOutbox` is true. */
  readonly fcm: ServiceAccount | undefined
  /** Whether messages may be written to files instead. */
  readonly localOutbox: boolean
  /** Undefined: uploads are stored in a folder. */
  readonly s3: S3Settings | undefined
  /** Whether to try a restore every night. */
  readonly drill: boolean
  /** The store for backups in buckets; undefined without a configured store. */
  readonly backupStore: S3Account | undefined
  /** Days after the decision until a document is deleted; 0 keeps it. */
  readonly passportDays: number
  readonly certificateDays: number
  /** The most passports that are hashed again in an hour. 0 turns hashing off. */
  readonly documentHashesPerHour: number
  /** Years until the words of the record are erased; 0 keeps them. */
  readonly recordTextYears: number
  /** Days after a decision in which the person can appeal against it. */
  readonly appealDays: number
  /** Other ways to object, in the words of the deployment. */
  readonly redressText: string | undefined
  /** A PDF with text fields. Undefined: a plain page. */
  readonly certificateTemplate: string | undefined
  /** Undefined: the built-in ones alone. */
  readonly certificateFont: string | undefined
  /** IANA name. */
  readonly timeZone: string
  readonly logLevel: NonNullable<Variables['LOG_LEVEL']>
  /** Folder of the built panel. */
  readonly panelDir: string
  /** Folder of the deployment's files below /.well-known. */
  readonly wellKnownDir?: string | undefined
  /** Folder of the database's migrations. */
  readonly migrationsDir: string
  /** Whether this process migrates PostgreSQL; see `migrate.ts`. */
  readonly migrates: boolean
  /** The version of this server. */
  readonly version: string
}

const readSecretFile = (name: string, file: string): string => {
  let secret: string
  try {
    secret = readFileSync(file, 'utf8').trim()
  } catch {
    throw new StartError(
      `${name}_FILE cannot be read: ${file}`,
      'Check the path and its permissions.',
    )
  }
  if (secret) return secret
  throw new StartError(`${name}_FILE is empty: ${file}`, 'Write it again, or unset the variable.')
}

/** The variables that are set to a value or by a file. Empty ones count as missing. */
const pick = (env: NodeJS.ProcessEnv): Record<string, string> => {
  const picked: Record<string, string> = {}
  for (const name of Object.keys(variables)) {
    const file = secretNames.has(name) ? env[`${name}_FILE`] : undefined
    const value = file ? readSecretFile(name, file) : env[name]
    if (value) picked[name] = value
  }
  return picked
}

/** The name of an address in a URL. For loopback the one with which passkeys work: they need a name. */
const nameOf = (host: string): string => {
  const name = isIP(host) === 6 ? `[${host}]` : host
  return loopback.includes(name) ? 'localhost' : name
}

const findPublicUrl = ({ PUBLIC_URL, HOST, PORT }: Variables): string => {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin
  const url = URL.parse(`http://${nameOf(HOST)}:${PORT}`)
  if (url && HOST !== '0.0.0.0' && HOST !== '::') return url.origin
  throw new StartError(
    `PUBLIC_URL is not set, and it cannot be derived from HOST=${HOST}`,
    'Set it to the address that people type, like https://admin.example.org.',
  )
}

/**
 * Reads the configuration from an environment.
 * @throws StartError with the first variable that is wrong
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
      'NODE_ENV=production needs one: create it with `openssl rand -base64 32` and keep it.',
    )
  }
  if (data.DRILL && !data.DATABASE_URL) {
    throw new StartError(
      'DRILL=1 needs PostgreSQL: the embedded database serves one process at a time',
      'Unset it, and run `cli drill` while the server is stopped.',
    )
  }
  if (data.READ_DATABASE_URL && !data.DATABASE_URL) {
    throw new StartError(
      'READ_DATABASE_URL needs DATABASE_URL: the embedded database has no replica',
      'Set DATABASE_URL to the primary, or unset READ_DATABASE_URL.',
    )
  }
  const publicUrl = findPublicUrl(data)
  const production = data.NODE_ENV === 'production'
  const localOutbox = data.ALLOW_LOCAL_OUTBOX ?? !production
  if (!data.SMTP_URL && !localOutbox) {
    throw new StartError(
      'SMTP_URL is not set, and NODE_ENV=production sends emails',
      'Set it, or ALLOW_LOCAL_OUTBOX=1 to keep emails, with their links, as files in DATA_DIR.',
    )
  }
  const tracesShare = data.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (data.OTEL_TRACES_SAMPLER_ARG ?? 1)
    : undefined
  return {
    production,
    host: data.HOST,
    port: data.PORT,
    metricsPort: data.METRICS_PORT,
    tracesShare,
    roles: data.ROLES,
    drainSeconds: data.DRAIN_SECONDS,
    publicUrl,
    databaseUrl: data.DATABASE_URL,
    readDatabaseUrl: data.READ_DATABASE_URL,
    connections: { changes: data.DATABASE_CONNECTIONS, reads: data.DATABASE_READ_CONNECTIONS },
    dataDir: data.DATA_DIR,
    secretKey: data.SECRET_KEY,
    previousSecretKeys: data.SECRET_KEY_PREVIOUS ?? [],
    trustedProxies: data.TRUSTED_PROXIES ?? [],
    strictBrowser: data.STRICT_BROWSER ?? !isTrustworthy(publicUrl),
    readsPerMinute: data.READS_PER_MINUTE,
    productName: data.PRODUCT_NAME,
    features: data.FEATURES,
    citizenshipNeedsPassport: data.CITIZENSHIP_NEEDS_PASSPORT ?? false,
    panel: {
      productName: data.PRODUCT_NAME,
      communityName: data.COMMUNITY_NAME,
      tagline: data.TAGLINE,
      logoUrl: data.LOGO_URL,
      supportAddress: data.SUPPORT_ADDRESS,
      signUpUrl: data.SIGN_UP_URL,
      appLinkUrl: data.APP_LINK_URL,
      appStoreUrl: data.APP_STORE_URL,
      googlePlayUrl: data.GOOGLE_PLAY_URL,
      documentsBlurred: data.DOCUMENTS_BLURRED,
      tracesShare,
      features: data.FEATURES.length > 0 ? data.FEATURES : undefined,
      locale: data.LOCALE,
      timeZone: data.TIME_ZONE,
    },
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    fcm: data.FCM_SERVICE_ACCOUNT,
    localOutbox,
    s3: readS3(data, publicUrl),
    drill: data.DRILL,
    backupStore: readBackupStore(data),
    passportDays: data.PASSPORT_DAYS,
    certificateDays: data.CERTIFICATE_DAYS,
    documentHashesPerHour: data.DOCUMENT_HASHES_PER_HOUR,
    recordTextYears: data.RECORD_TEXT_YEARS,
    appealDays: data.APPEAL_DAYS,
    redressText: data.REDRESS_TEXT,
    certificateTemplate: data.CERTIFICATE_TEMPLATE,
    certificateFont: data.CERTIFICATE_FONT,
    timeZone: data.TIME_ZONE ?? 'UTC',
    logLevel: data.LOG_LEVEL ?? (data.NODE_ENV === 'production' ? 'info' : 'warn'),
    panelDir: path.join(root, 'apps/admin/dist'),
    wellKnownDir: data.WELL_KNOWN_DIR,
    migrationsDir: path.join(root, 'apps/server/migrations'),
    migrates: data.MIGRATE,
    version,
  }
}
