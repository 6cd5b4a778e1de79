import path from 'node:path'
import { documentSettings } from '@hearth/api/languages'
import { featureNames, panelSettings } from '@hearth/api/panelSettings'
import { z } from 'zod'
import { processRoles } from '../platform/database/schema/values.ts'
import { root } from '../root.ts'
import {
  features,
  flag,
  origin,
  panelSetting,
  proxies,
  roles,
  secret,
  secrets,
  serverUrl,
  serviceAccountText,
  wholeNumber,
  words,
} from './values.ts'

const region = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be the name of a region, like eu-central-1')
  .default('us-east-1')

/**
 * Every variable that the server reads, with its default and meaning. Secrets (`secretNames`) can
 * also come from a file: `SECRET_KEY_FILE=/run/secrets/key`.
 */
export const variables = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development')
    .describe('`production` creates no demo data and requires SECRET_KEY.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port to listen on; 0 takes a free one.'),
  METRICS_PORT: wholeNumber(1, 65_535)
    .optional()
    .describe(
      'Port of GET /metrics for Prometheus, on HOST (docs/operations.md). Keep it inside your network. Default: no metrics.',
    ),
  ROLES: roles
    .default([...processRoles])
    .describe(
      'What this process does, with commas: web answers requests, jobs sends emails and notifications, clock deletes what is due.',
    ),
  DRAIN_SECONDS: wholeNumber(0, 300)
    .default(5)
    .describe(
      'Seconds for which a server keeps serving after SIGTERM, so that a proxy can switch to another.',
    ),
  PUBLIC_URL: origin
    .optional()
    .describe(
      'Address at which browsers reach the server. Default: http://HOST:PORT, with the name localhost for 127.0.0.1.',
    ),
  DATABASE_URL: serverUrl(/^postgres(ql)?:\/\/[^/]/, 'postgres://user:password@host:5432/name')
    .optional()
    .describe('PostgreSQL to use. Without it an embedded database is in DATA_DIR.'),
  DATABASE_CONNECTIONS: wholeNumber(1, 1000)
    .default(10)
    .describe('The most connections of this process to PostgreSQL for changes and jobs.'),
  DATABASE_READ_CONNECTIONS: wholeNumber(1, 1000)
    .default(10)
    .describe('The same for calls that only read.'),
  READ_DATABASE_URL: serverUrl(/^postgres(ql)?:\/\/[^/]/, 'postgres://user:password@host:5432/name')
    .optional()
    .describe(
      'A replica of DATABASE_URL that answers reads, while it lags at most 5 seconds behind.',
    ),
  MIGRATE: flag
    .default(true)
    .describe(
      '0 leaves the tables of PostgreSQL to `cli migrate`: a server refuses to start before it.',
    ),
  DATA_DIR: z
    .string()
    .default(path.join(root, 'data'))
    .transform((value) => path.resolve(value))
    .describe('Folder of the embedded database, of uploads and of secrets created on first start.'),
  WELL_KNOWN_DIR: z
    .string()
    .transform((value) => path.resolve(value))
    .optional()
    .describe(
      'Folder of assetlinks.json and apple-app-site-association, served below /.well-known/, so that the mobile app opens links.',
    ),
  SECRET_KEY: secret
    .optional()
    .describe(
      'Key (32 bytes or more) that encrypts second-factor seeds. Created in DATA_DIR for demos.',
    ),
  SECRET_KEY_PREVIOUS: secrets
    .optional()
    .describe(
      'Earlier keys, separated by commas, that can still decrypt data. After `keys:rotate` they are not needed.',
    ),
  TRUSTED_PROXIES: proxies
    .optional()
    .describe('Addresses or networks of proxies with trusted X-Forwarded-* headers.'),
  STRICT_BROWSER: flag
    .optional()
    .describe(
      '1 refuses changes without X-Requested-With: hearth. Default: 1 on plain http beyond loopback, where browsers send no Fetch Metadata, otherwise 0.',
    ),
  READS_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(600)
    .describe('Reads that one session may make per minute, on each process.'),
  PRODUCT_NAME: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[^:\p{Cc}]+$/u, 'must not contain a colon')
    .default('Hearth')
    .describe('Name of the product in the panel, authenticator apps and emails.'),
  COMMUNITY_NAME: panelSetting(panelSettings.communityName)
    .optional()
    .describe('Name of the community in running text. Default: PRODUCT_NAME.'),
  TAGLINE: panelSetting(panelSettings.tagline)
    .optional()
    .describe("A line under the community's name on the public pages. Default: none."),
  LOGO_URL: panelSetting(panelSettings.logoUrl)
    .optional()
    .describe('Square image beside the name in the panel. Default: the Hearth mark.'),
  SUPPORT_ADDRESS: panelSetting(panelSettings.supportAddress)
    .optional()
    .describe('Email or https address that the panel shows where a person needs a human.'),
  SIGN_UP_URL: panelSetting(panelSettings.signUpUrl)
    .optional()
    .describe("Where 'Sign up' on the login page leads. Default: nowhere."),
  APP_LINK_URL: panelSetting(panelSettings.appLinkUrl)
    .optional()
    .describe("A link that opens the app, https:// or the app's own scheme. Default: none."),
  APP_STORE_URL: panelSetting(panelSettings.appStoreUrl)
    .optional()
    .describe("The app's page in the App Store. Default: the store's first page."),
  GOOGLE_PLAY_URL: panelSetting(panelSettings.googlePlayUrl)
    .optional()
    .describe("The app's page on Google Play. Default: the store's first page."),
  FEATURES: features
    .default([...featureNames])
    .describe('Features beyond the specification, separated by commas, or `none`.'),
  CITIZENSHIP_NEEDS_PASSPORT: flag
    .optional()
    .describe(
      '1 refuses to approve a request for citizenship without a passport (feature `desk`).',
    ),
  LOCALE: panelSetting(documentSettings.locale)
    .default('en')
    .describe('Language and region of the panel, like pt-BR: en, ar or pt (docs/languages.md).'),
  TIME_ZONE: panelSetting(documentSettings.timeZone)
    .optional()
    .describe(
      "Time zone of the panel and of 'today'. Default: UTC; times in the panel are then in the reader's own zone.",
    ),
  SMTP_URL: serverUrl(/^smtps?:\/\/[^/]/, 'smtps://user:password@mail.example.org')
    .optional()
    .describe('Mail server that sends emails. Without it they are written to DATA_DIR/outbox.'),
  MAIL_FROM: z
    .email('must be an email address')
    .optional()
    .describe('Sender address of emails. Default: no-reply at the host of PUBLIC_URL.'),
  FCM_SERVICE_ACCOUNT: serviceAccountText
    .optional()
    .describe(
      'JSON key of the Google service account that sends push notifications (Firebase Cloud Messaging). Without it they are written to DATA_DIR/outbox.',
    ),
  ALLOW_LOCAL_OUTBOX: flag
    .optional()
    .describe('1 lets production write emails and notifications to DATA_DIR/outbox.'),
  S3_ENDPOINT: origin
    .optional()
    .describe(
      "Address under which the server and browsers reach an S3-compatible store. Default: Amazon's, for S3_REGION.",
    ),
  S3_REGION: region.describe('Region of the bucket.'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('Bucket for uploads. Without it they are stored in DATA_DIR/files.'),
  S3_ACCESS_KEY_ID: words.optional().describe('Name of the key that may use the bucket.'),
  S3_SECRET_ACCESS_KEY: words.optional().describe('The key itself; it signs the links.'),
  S3_PATH_STYLE: flag
    .optional()
    .describe(
      "1 names the bucket in the path, 0 in the host: bucket.example.org. Default: 1 with S3_ENDPOINT, 0 for Amazon's.",
    ),
  DRILL: flag
    .default(false)
    .describe(
      '1 tries a restore every night beside PostgreSQL, whose role needs the right to create databases.',
    ),
  BACKUP_S3_ENDPOINT: origin
    .optional()
    .describe("Address of the S3-compatible store for backups. Default: Amazon's."),
  BACKUP_S3_REGION: region.describe('Region of the buckets for backups.'),
  BACKUP_S3_ACCESS_KEY_ID: words
    .optional()
    .describe('Name of the key for buckets with backups. Default: the store of the uploads.'),
  BACKUP_S3_SECRET_ACCESS_KEY: words.optional().describe('The secret part of that key.'),
  PASSPORT_DAYS: wholeNumber(0, 36_500)
    .default(30)
    .describe(
      'With the feature desk: days after the decision until a passport is deleted. 0 keeps it.',
    ),
  DOCUMENT_HASHES_PER_HOUR: wholeNumber(0, 1_000_000)
    .default(1000)
    .describe(
      'With the feature desk: passports that are hashed in an hour to find look-alikes, of all processes together. 0 hashes only those of opened cases.',
    ),
  RECORD_TEXT_YEARS: wholeNumber(0, 100)
    .default(0)
    .describe(
      'Years until the words of the record are erased: reasons, titles, addresses. 0 keeps them.',
    ),
  CERTIFICATE_DAYS: wholeNumber(0, 36_500).default(0).describe('The same for a certificate.'),
  APPEAL_DAYS: wholeNumber(1, 3650)
    .default(180)
    .describe(
      'With the feature redress: days after a decision in which the person can appeal against it.',
    ),
  REDRESS_TEXT: z
    .string()
    .trim()
    .max(1000, 'must have at most 1000 characters')
    .optional()
    .describe(
      'With the feature redress: other ways to object, such as a dispute settlement body, for the emails about decisions and the page of appeals. Default: none.',
    ),
  DOCUMENTS_BLURRED: flag
    .optional()
    .describe(
      'With the feature desk: 0 shows documents at once, 1 blurs them until a second press. Each person may choose otherwise in their browser. Default: 1.',
    ),
  CERTIFICATE_TEMPLATE: z
    .string()
    .transform((value) => path.resolve(value))
    .optional()
    .describe(
      'With the feature desk: PDF with the text fields name and serial, and perhaps date and community, that becomes the certificate of a new citizen (docs/desk.md). Default: a built-in page.',
    ),
  CERTIFICATE_FONT: z
    .string()
    .transform((value) => path.resolve(value))
    .optional()
    .describe(
      'Font of the certificate, TTF or OTF, that comes before the built-in ones; names in Chinese, Japanese or Korean need one. Default: the built-in ones alone.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://collector:4318' })
    .optional()
    .describe(
      'Collector of OpenTelemetry that gets traces (docs/operations.md), over HTTP. Default: no traces.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1')
    .transform(Number)
    .optional()
    .describe('Share of the traces that are recorded. Default: 1.'),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    )
    .optional()
    .describe('How much is logged, as JSON lines. Default: info in production, otherwise warn.'),
}

export type Variables = z.infer<z.ZodObject<typeof variables>>

/** Secrets, which can come from a file and are never printed. */
export const secretNames: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'READ_DATABASE_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'SMTP_URL',
  'FCM_SERVICE_ACCOUNT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
])
