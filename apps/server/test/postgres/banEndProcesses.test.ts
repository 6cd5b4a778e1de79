import { generateSync } from 'otplib'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { freshServers, post, signIn } from '../freshServers.ts'
import { readEmails, until } from '../outbox.ts'
import { runCommand } from '../serverProcess.ts'

const servers = freshServers()
const email = 'ana@example.org'
const password = 'correct horse 9'

interface Row {
  email: string
  action: string
  actor_id: string | null
  is_late: boolean
}

it('lifts a ban once although three processes run and one is killed', {
  timeout: 240_000,
}, async () => {
  const env = { SECRET_KEY: 'k'.repeat(32), LOG_LEVEL: 'silent', TIME_ZONE: 'Europe/Lisbon' }
  const create = ['admin:create', '--email', email, '--name', 'Ana', '--password-stdin']
  expect(await runCommand({ ...servers.env(), ...env }, create, password)).toMatchObject({
    code: 0,
  })
  const [first, second, third] = [
    await servers.start(env),
    await servers.start(env),
    await servers.start(env),
  ]
  const client = new Client({ connectionString: servers.env().DATABASE_URL })
  await client.connect()
  await client.query(`
    insert into users (id, email)
    select gen_random_uuid(), name || '@example.org'
    from unnest(array['ends', 'unbanned', 'longer']) as name`)
  const { rows: members } = await client.query<{ id: string; name: string }>(
    `select id, split_part(email, '@', 1) as name from users where role = 'member'`,
  )
  const idOf = (name: string) => members.find((member) => member.name === name)?.id ?? ''

  const { cookie: partial } = await signIn(second.address, email, password)
  const setUp = await post(second.address, '/auth/totp', undefined, partial)
  const { secret } = (await setUp.json()) as { secret: string }
  const code = { token: generateSync({ secret }) }
  const verified = await post(second.address, '/auth/totp-verify', code, partial)
  const cookie = verified.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const act = async (address: string, path: string, body: object) => {
    expect((await post(address, path, body, cookie)).status).toBe(200)
  }

  const end = new Date(Date.now() + 8000)
  for (const { id } of members) {
    await act(first.address, `/users/${id}/ban`, { until: end.toISOString(), notify: true })
  }
  first.child.kill('SIGKILL')
  await first.finished
  await act(second.address, `/users/${idOf('unbanned')}/un-ban`, {})
  const longer = new Date(end.getTime() + 3_600_000).toISOString()
  await act(third.address, `/users/${idOf('longer')}/ban`, { until: longer })
  await servers.start(env)

  const read = async () => {
    const { rows } = await client.query<Row>(
      `select email, action, actor_id, at > $1::timestamptz + interval '1 minute' as is_late
      from audit_log join users on users.id::text = subject_id::text
      where action = 'user.ban-end' and at >= $1`,
      [end],
    )
    return rows
  }
  await until(async () => (await read()).length > 0)
  await until(async () => {
    const { rows } = await client.query(
      `select from jobs.job where name in ('liftBan', 'email') and state <> 'completed'`,
    )
    // The job of the longer ban waits.
    return rows.length === 1
  })
  expect(await read()).toEqual([
    { email: 'ends@example.org', action: 'user.ban-end', actor_id: null, is_late: false },
  ])
  const { rows: early } = await client.query(
    `select from audit_log where action = 'user.ban-end' and at < $1`,
    [end],
  )
  expect(early).toEqual([])
  const { rows: states } = await client.query(
    `select split_part(email, '@', 1) as name, is_banned from users where role = 'member' order by 1`,
  )
  expect(states).toEqual([
    { name: 'ends', is_banned: false },
    { name: 'longer', is_banned: true },
    { name: 'unbanned', is_banned: false },
  ])
  await client.end()

  const emails = await readEmails(servers.dataDir())
  const own = emails.filter(({ to }) => to === 'ends@example.org')
  expect(own.map(({ subject }) => subject)).toEqual([
    'Your Hearth account was banned',
    'Your Hearth account is no longer banned',
  ])
  expect(own[0]?.text).toMatch(/until \d+ \w+ \d{4} at \d\d:\d\d \(Europe\/Lisbon\)\. You/)
  expect(emails.filter(({ kind }) => kind === 'ban-ended')).toHaveLength(1)
})
