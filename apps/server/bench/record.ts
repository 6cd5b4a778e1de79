import type { Pool } from 'pg'

/** The size of the record. */
export interface RecordSize {
  readonly entries: number
  readonly notes: number
}

/** Days over which the entries are spread. */
const days = 365

/**
 * Adds entries by five former administrators and a current one, and notes, mostly about the newest
 * members. The entries are not sealed: sealing a million would keep the server busy for the whole
 * bench.
 */
export const addRecord = async (pool: Pool, { entries, notes }: RecordSize): Promise<void> => {
  await pool.query(
    `with people as (
       select array_agg(id order by created_at desc, id) as members, (array_agg(id) filter (where role = 'admin'))[1] as admin
       from users
     ), stewards as (select array_agg(gen_random_uuid()) as others from generate_series(1, 5))
     insert into audit_log (id, at, actor_id, action, subject_id, before, after, reason, request_id, ip)
     select gen_random_uuid(),
       now() - n * (interval '${days} days' / $1::int),
       case when n % 6 = 0 then admin else others[1 + n % 5] end,
       (array['user.ban', 'user.un-ban', 'user.verify', 'badge.approve', 'badge.reject', 'post.delete',
         'announcement.update', 'user.delete', 'user.view', 'auth.sign-in'])[1 + n % 10],
       members[1 + (power(random(), 3) * (cardinality(members) - 1))::int],
       '{"isBanned": false}',
       case when n % 10 = 7 then '{"isDeleted": true}'::jsonb else '{"isBanned": true}' end,
       case when n % 5 = 0 then 'Spam in three posts' end, 'bench', '192.0.2.1'
     from generate_series(1, $1::int) as n, people, stewards`,
    [entries],
  )
  await pool.query('truncate audit_unsealed')
  await pool.query(
    `with people as (select array_agg(id order by created_at desc, id) as members from users)
     insert into member_notes (id, user_id, text, is_pinned, created_at)
     select gen_random_uuid(), members[1 + (power(random(), 3) * (cardinality(members) - 1))::int],
       'Called about the passport, waits for a new one.', n % 50 = 0, now() - n * interval '1 minute'
     from generate_series(1, $1::int) as n, people`,
    [notes],
  )
  await pool.query('analyze')
}

/** Reads of the record by kind. Each kind repeats its requests in turn. */
export const recordCases = (
  members: readonly string[],
): Readonly<Record<string, readonly string[]>> => {
  const record = (query: Record<string, string>) => `/api/record?${new URLSearchParams(query)}`
  const month = (at: number) => new Date(Date.now() - at * 30 * 86_400_000).toISOString()
  return {
    'record: newest': [record({}), record({ limit: '100' })],
    'record: by the caller': [record({ actor: 'me' })],
    'record: by kind': [
      record({ kinds: 'user.ban,user.un-ban' }),
      record({ kinds: 'announcement.update' }),
      record({ kinds: 'post.delete' }),
    ],
    'record: about a member': members.map((subject) => record({ subject })),
    'record: a month, its older pages': [1, 3, 6, 9].flatMap((at) => [
      record({ from: month(at + 1), to: month(at) }),
      record({ before: `${Date.parse(month(at))}.00000000-0000-4000-8000-000000000000` }),
    ]),
    'record: timeline of a member': members.map((id) => `/api/users/${id}/timeline`),
    'record: notes about a member': members.map((id) => `/api/users/${id}/notes`),
    'record: since last looked': ['/api/record/digest'],
    'record: trash': ['/api/trash', '/api/trash?kind=member'],
  }
}
