import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshServers, post } from '../freshServers.ts'
import { until } from '../outbox.ts'
import { runOn } from '../postgresServer.ts'
import { runCommand } from '../serverProcess.ts'

const servers = freshServers()

/** A mail server that only counts emails. */
const countEmails = async () => {
  let emails = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      emails += 1
      stream.resume()
      stream.on('end', () => done())
    },
  })
  // A killed process resets its connection.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    count: () => emails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

let mails: Awaited<ReturnType<typeof countEmails>>[]
beforeAll(async () => {
  mails = [await countEmails(), await countEmails()]
})
afterAll(() => Promise.all(mails.map((mail) => mail.close())))

it('a process does only what its roles say', async () => {
  const shared = { NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(32), LOG_LEVEL: 'silent' }
  const envOf = (at: number, roles: string) => ({
    ...shared,
    ROLES: roles,
    SMTP_URL: mails[at]?.url ?? '',
  })
  const web = await servers.start(envOf(0, 'web'))
  const email = 'ana@example.org'
  const create = ['admin:create', '--email', email, '--name', 'Ana', '--password-stdin']
  await runCommand({ ...servers.env(), ...envOf(0, 'web') }, create, 'correct horse 9')
  expect((await post(web.address, '/auth/forgot-password', { email })).status).toBe(200)

  const worker = await servers.start(envOf(1, 'jobs,clock'))
  expect((await fetch(`${worker.address}/readyz`)).status).toBe(200)
  expect((await post(worker.address, '/auth/forgot-password', { email })).status).toBe(404)
  await until(async () => (mails[1]?.count() ?? 0) > 0)
  expect(mails[0]?.count()).toBe(0)

  // A killed process does not remove its row: only its missing heartbeat shows the end.
  worker.child.kill('SIGKILL')
  await worker.finished
  const url = servers.env().DATABASE_URL ?? ''
  await runOn(
    url,
    "update processes set seen_at = now() - interval '3 minutes' where 'jobs' = any(roles)",
  )
  const next = await servers.start(envOf(1, 'jobs,clock'))
  next.child.kill('SIGTERM')
  expect((await next.finished).code).toBe(0)
  await runOn(
    url,
    'do $$ begin assert (select array_agg(roles::text) = \'{"{web}"}\' from processes); end $$',
  )
})
