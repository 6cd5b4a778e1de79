import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import type { Sealed } from '../src/auth/keys.ts'

const migrations = path.resolve(import.meta.dirname, '../migrations')

/**
 * Gives an empty database the schema of an earlier release.
 * @param folder for a copy of the migrations
 * @param number how many of them that release had
 */
export const applyFirstMigrations = async (
  pool: Pool,
  folder: string,
  number: number,
): Promise<void> => {
  const migrationsFolder = path.join(folder, 'first-migrations')
  await cp(migrations, migrationsFolder, { recursive: true })
  const file = path.join(migrationsFolder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] }
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, number) }))
  const client = await pool.connect()
  await migrate(drizzle(client), { migrationsFolder })
  client.release()
}

const id = (n: number): string => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Ids of some rows from `fillFirstSchema`. */
export const firstRows = {
  steward: id(1),
  member: id(2),
  applicant: id(3),
  deleted: id(4),
  plan: id(60),
  announcement: id(50),
} as const

const { steward, member, applicant, deleted, plan, announcement } = firstRows

/**
 * A community of the first release: rows in all of its tables, including rare but valid values.
 * @param tokenHash for the session of the steward and the one of the member
 */
export const fillFirstSchema = async (
  pool: Pool,
  credentials: {
    tokenHash: string
    passwordHash: string
    /** The steward's sealed seed. */
    seed: Sealed
  },
): Promise<void> => {
  const { tokenHash, passwordHash, seed } = credentials
  await pool.query(
    `insert into users (id, created_at, deleted_at, is_verified, is_banned, is_email_verified,
       badge_request_status, role, full_name, email, phone, country, date_of_birth, profile_pic,
       passport, status, badge_requested_at, badge_file_name, password_hash) values
     ($1, '2024-01-01', null, true, false, true, 0, 'admin', 'Stéward O’Neill', 'Steward@Example.org',
       null, null, null, null, null, 'verified', null, null, $5),
     ($2, '2024-02-29 12:00:00.123+00', null, true, true, true, 2, 'member', 'Ιωάννης Σεφέρης',
       'member@example.org', '+351 912 345 678', 'PT', '1990-12-31', '/images/avatar.png',
       'passports/member.pdf', 'verified', '2024-03-01', 'badges/member.pdf', $5),
     ($3, '2024-03-01', null, false, false, true, 1, 'member', null, 'applicant@example.org',
       null, null, null, null, null, 'pending_verification', '2024-03-02', 'badges/applicant.pdf', null),
     ($4, '2024-03-01', '2024-03-03', false, false, false, 0, 'member', 'Was Here',
       'MEMBER@example.org', null, null, null, null, null, 'unverified_email', null, null, null)`,
    [steward, member, applicant, deleted, passwordHash],
  )
  await pool.query(
    `insert into sessions (id, token_hash, user_id, mfa, tries, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, true, 2, now(), now(), now() + interval '7 days'),
            ($4, 'of a sign-in under way', $5, false, 4, now(), now(), now() + interval '10 minutes')`,
    [id(10), tokenHash, steward, id(11), member],
  )
  await pool.query(
    `insert into totp (user_id, seed, key_id, enabled_at, last_step, pending_seed, pending_key_id,
       pending_until) values
     ($1, $3, $4, '2024-01-01', 56000000, null, null, null),
     ($2, null, null, null, null, $3, $4, '2024-02-29')`,
    [steward, member, seed.text, seed.keyId],
  )
  await pool.query(
    `insert into one_time_tokens (id, kind, token_hash, user_id, email, tries, expires_at, used_at)
     values ($1, 'reset', 'hash 1', $5, 'member@example.org', 0, now() + interval '30 minutes', null),
            ($2, 'delete-key', 'hash 2', $5, 'member@example.org', 5, now(), null),
            ($3, 'verify', 'hash 3', $6, 'applicant@example.org', 0, now(), '2024-03-01'),
            ($4, 'invite', 'hash 4', null, 'stranger@example.org', 1, now(), null)`,
    [id(20), id(21), id(22), id(23), member, applicant],
  )
  await pool.query(
    `insert into devices (id, user_id, token, platform) values
     ($1, $3, 'phone', 'android'), ($2, $3, 'tablet', 'ios')`,
    [id(30), id(31), member],
  )
  await pool.query(
    `insert into posts (id, user_id, title, description, deleted_at) values
     ($1, $3, 'Lost ✂ keys', 'At the hall.', null), ($2, $3, $4, '', '2024-03-01')`,
    [id(35), id(36), member, 't'.repeat(255)],
  )
  await pool.query(
    `insert into invites (id, inviter_id, invited_to, invited_user_id, status) values
     ($1, $3, 'applicant@example.org', $4, 'approved'), ($2, $3, 'stranger@example.org', null, 'expired')`,
    [id(40), id(41), member, applicant],
  )
  await pool.query(
    `insert into announcements (id, title, description, date, is_active, is_pinned, image_url,
       published_at) values
     ($1, 'Winter fair', 'In the hall', '2024-12-01', true, true, 'https://example.org/fair.png', '2024-11-01'),
     ($2, 'Draft', '', '1999-12-31', false, false, null, null)`,
    [announcement, id(51)],
  )
  await pool.query(
    `insert into membership_plans (id, name, price, period, description, summary, features,
       is_active, image) values
     ($1, 'Patron', 999999.99, 'year', 'All of it', 'Most', '{"First, with a comma","\\"Second\\""}',
       true, '/api/files/tiers/patron.png'),
     ($2, 'Friend', 0, 'lifetime', '', '', '{}', false, null)`,
    [plan, id(61)],
  )
  await pool.query(
    `insert into uploads (id, key, file_name, file_type, max_bytes, created_by, expires_at,
       uploaded_at) values
     ($1, 'tiers/patron.png', 'patron.png', 'image/png', 5242880, $3, '2024-01-01', '2024-01-01'),
     ($2, 'tiers/unused.png', 'unused.png', 'image/png', 5242880, null, '2024-01-01', null)`,
    [id(70), id(71), steward],
  )
  await pool.query(
    `insert into audit_log (id, at, actor_id, action, subject_id, before, after, request_id, ip) values
     ($1, '2024-03-01', $3, 'user.ban', $4, '{"isBanned": false}', '{"isBanned": true}', 'r-1', '10.0.0.1'),
     ($2, '2024-03-02', null, 'session.refused', null, null, null, 'r-2', '::1')`,
    [id(80), id(81), steward, member],
  )
  await pool.query(
    `insert into rate_limits (key, points, expire) values ('signInAccount:a', 3, 1700000000000), ('b', 1, null)`,
  )
}
