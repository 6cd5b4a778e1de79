import { emailLength, passkeyNameLength } from '@hearth/api/limits.gen'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { created, id, maxLength, oneOf, timestamptz } from './columns.ts'
import { userId } from './userId.ts'
import { users } from './users.ts'
import { challengePurposes, teamRoles, tokenKinds } from './values.ts'

/** Signed-in browsers, with a hash of the token (ASVS 7.2.3). */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId('user_id').notNull(),
    /** False between the password and the second factor. */
    mfa: boolean('mfa').notNull().default(false),
    /** Number of codes entered in this session. */
    tries: integer('tries').notNull().default(0),
    /** When a code was last accepted. Replacing the second factor requires a recent code. */
    confirmedAt: timestamptz('confirmed_at'),
    /** Browser and system, for the owner of the account. */
    device: text('device'),
    /** Block of the client's address, for the owner of the account. */
    network: text('network'),
    /** The challenge of WebAuthn that this session may answer once, and by which call of the browser. */
    challenge: text('challenge'),
    challengeFor: text('challenge_for', { enum: challengePurposes }),
    challengeUntil: timestamptz('challenge_until'),
    createdAt: created(),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_expires').on(t.expiresAt),
    check('sessions_challenge_for', oneOf(t.challengeFor, challengePurposes)),
  ],
)

/** The second factor of an account, with encrypted seeds and the ids of their keys. */
export const totp = pgTable('totp', {
  userId: userId('user_id').primaryKey(),
  seed: text('seed'),
  keyId: text('key_id'),
  enabledAt: timestamptz('enabled_at'),
  /** The time step of the last accepted code: a code works once (ASVS 6.5.1). */
  lastStep: bigint('last_step', { mode: 'number' }),
  pendingSeed: text('pending_seed'),
  pendingKeyId: text('pending_key_id'),
  pendingUntil: timestamptz('pending_until'),
  /** The session that requested the pending seed. Only this session can read it again. */
  pendingSessionId: uuid('pending_session_id'),
  /** Wrong codes in a row, over all sessions of the account. */
  wrongCodes: integer('wrong_codes').notNull().default(0),
  /** When the owner was last warned that another person may know the password. */
  warnedAt: timestamptz('warned_at'),
})

/** Passkeys of WebAuthn, another second factor. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId('user_id').notNull(),
    /** In base64url, as in the JSON form of WebAuthn. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, by its own count; 0 if the authenticator does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Whether it may be copied to other devices (backup eligible, WebAuthn, section 6.1.3). */
    isSynced: boolean('is_synced').notNull(),
    transports: text('transports').array().notNull().default(sql`'{}'::text[]`),
    name: text('name').notNull(),
    /** The host name for which it was made. It works for no other. */
    host: text('host').notNull(),
    /** When the counter of one that is not synced went back: it may have been cloned, and is refused since. */
    refusedAt: timestamptz('refused_at'),
    createdAt: created(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (t) => [
    index('passkeys_user').on(t.userId),
    check('passkeys_name', maxLength(t.name, passkeyNameLength)),
  ],
)

/** Codes that replace a lost second factor, once each. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userId('user_id').notNull(),
    /** A salted password hash of the code, encrypted with a key of the server. */
    codeHash: text('code_hash').notNull(),
    keyId: text('key_id').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

/** Invitations to the team. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    email: text('email').notNull(),
    role: text('role', { enum: teamRoles }).notNull(),
    /** Hash of the token in the link that the owner sees. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Hash of the token in the email. The job that sends it creates the token. */
    emailTokenHash: text('email_token_hash').unique(),
    /** Null for an invitation by an operator; so it goes with the row of its inviter. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'cascade' }),
    /** How often the sessions of the inviter had been ended; see `team/invitations.ts`. */
    inviterSessionsEnded: integer('inviter_sessions_ended'),
    createdAt: created(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    revokedAt: timestamptz('revoked_at'),
  },
  (t) => [
    uniqueIndex('team_invitations_open')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.usedAt} is null and ${t.revokedAt} is null`),
    index('team_invitations_inviter').on(t.invitedBy),
    check('team_invitations_role', oneOf(t.role, teamRoles)),
    check(
      'team_invitations_sessions',
      sql`(${t.invitedBy} is null) = (${t.inviterSessionsEnded} is null)`,
    ),
    check('team_invitations_email', maxLength(t.email, emailLength)),
  ],
)

/** Tokens sent by email, as hashes. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    kind: text('kind', { enum: tokenKinds }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId('user_id'),
    /** The address to which it was sent. It is not valid for another address. */
    email: text('email').notNull(),
    createdAt: created(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [
    index('one_time_tokens_user').on(t.userId),
    index('one_time_tokens_email').on(t.kind, sql`lower(${t.email})`),
    index('one_time_tokens_expires').on(t.expiresAt),
    check('one_time_tokens_kind', oneOf(t.kind, tokenKinds)),
  ],
)

/** When each administrator last looked at the digest. */
export const digestMarks = pgTable('digest_marks', {
  userId: userId('user_id').primaryKey(),
  seenAt: timestamptz('seen_at').notNull(),
})
