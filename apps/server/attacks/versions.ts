import { isDeepStrictEqual } from 'node:util'
import { signerFactory } from '@fastify/cookie'
import { Client } from 'pg'
import { createKeys } from '../src/auth/keys.ts'
import { startSession } from '../src/auth/sessions.ts'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { users } from '../src/platform/database/schema.ts'
import { startPostgres } from '../test/postgresServer.ts'
import { type ServerProcess, startServer } from '../test/serverProcess.ts'
import type { Verdict } from './verdict.ts'

const rounds = 300
/** Administrators who take turns, so that nobody reaches a limit. */
const writers = 20
const secret = 'a key for the attack, 32 bytes long'

interface List {
  readonly data: readonly { readonly id: string }[]
  readonly pagination: { readonly total: number }
}

/** Creates `amount` accounts; returns their ids. */
const createAccounts = async (db: Database, role: 'admin' | 'member', amount: number) => {
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: amount }, (_, i) => ({
        role,
        fullName: `${role} ${i}`,
        email: `${role}-${i}@example.org`,
      })),
    )
    .returning({ id: users.id })
  return rows.map(({ id }) => id)
}

const prepare = async (databaseUrl: string) => {
  const database = await openDatabase(
    readConfig({ DATABASE_URL: databaseUrl }),
    createLog('silent'),
  )
  const signer = signerFactory([...createKeys(secret).cookie])
  const cookies: string[] = []
  for (const userId of await createAccounts(database.db, 'admin', writers)) {
    const token = await startSession(database.db, {
      userId,
      mfa: true,
      isConfirmed: true,
      now: new Date(),
    })
    cookies.push(`sid=${signer.sign(token)}`)
  }
  const members = await createAccounts(database.db, 'member', 3)
  await database.close()
  return { cookies, members }
}

/** What a person sees who polls the list with the tag of the previous answer. */
const createPoller = (addresses: readonly string[], cookie: string) => {
  let seen: List | undefined
  let etag = ''
  const counted = { polls: 0, notModified: 0, wrongTotals: 0 }
  const read = async (headers: Record<string, string>): Promise<Response> => {
    const address = addresses[counted.polls % addresses.length]
    const answer = await fetch(`${address}/api/users?limit=100`, {
      headers: { cookie, ...headers },
    })
    if (answer.status !== 200 && answer.status !== 304) throw new Error(await answer.text())
    return answer
  }
  return {
    counted,
    poll: async (): Promise<void> => {
      const answer = await read(etag ? { 'if-none-match': etag } : {})
      counted.polls += 1
      if (answer.status === 304) {
        counted.notModified += 1
        return
      }
      seen = (await answer.json()) as List
      etag = answer.headers.get('etag') ?? ''
      if (seen.data.length !== seen.pagination.total) counted.wrongTotals += 1
    },
    /** Whether the last poll matches the database. */
    isRight: async (): Promise<boolean> =>
      isDeepStrictEqual(seen, (await (await read({})).json()) as List),
  }
}

/**
 * Lets two processes and another writer change members on one PostgreSQL at the same time.
 * Meanwhile somebody polls the list as the panel does, with the tag of the previous answer. No
 * change may stay hidden behind a 304, and each total must match its rows.
 */
export const versions = async (): Promise<Verdict> => {
  const postgres = await startPostgres()
  let servers: ServerProcess[] = []
  try {
    const databaseUrl = await postgres.createDatabase('versions')
    const { cookies, members } = await prepare(databaseUrl)
    const env = {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: secret,
      READS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'silent',
    }
    servers = [startServer(env), startServer(env)]
    const addresses = await Promise.all(servers.map((server) => server.ready()))
    const other = new Client({ connectionString: databaseUrl })
    await other.connect()

    const ban = async (round: number, which: number): Promise<void> => {
      const verb = round % 2 === 0 ? 'ban' : 'un-ban'
      const cookie = cookies[(2 * round + which) % writers] ?? ''
      const url = `${addresses[which]}/api/users/${verb}/${members[which]}`
      const answer = await fetch(url, { headers: { cookie } })
      if (answer.status !== 200) throw new Error(await answer.text())
    }
    /** Another program on the database that waits before it commits. */
    const writeSlowly = async (round: number): Promise<void> => {
      await other.query('begin')
      await other.query('update users set country = $1 where id = $2', [
        `Land ${round}`,
        members[2],
      ])
      await other.query('select pg_sleep(random() * 0.02)')
      await other.query('commit')
    }

    const poller = createPoller(addresses, cookies[0] ?? '')
    let wrong = 0
    for (let round = 0; round < rounds; round += 1) {
      let writing = true
      const done = Promise.all([ban(round, 0), ban(round, 1), writeSlowly(round)]).finally(() => {
        writing = false
      })
      while (writing) await poller.poll()
      await done
      await poller.poll()
      if (!(await poller.isRight())) wrong += 1
    }
    await other.end()
    const { polls, notModified, wrongTotals } = poller.counted
    return {
      summary:
        `${rounds} rounds, ${polls} polls, ${notModified} of them 304; ${wrong} rounds ended with a ` +
        `wrong list, ${wrongTotals} totals were not those of their rows`,
      holds: wrong === 0 && wrongTotals === 0,
    }
  } finally {
    for (const { child, finished } of servers) {
      child.kill('SIGTERM')
      await finished
    }
    await postgres.stop()
  }
}
