import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { freshServers, post, printed } from './freshServers.ts'
import { emailTo, until } from './outbox.ts'

const { dataDir, start } = freshServers()

/**
 * Starts a sign-in and resolves when the server has received it and asks for the body (RFC 9110,
 * 10.1.1).
 */
const beginSignIn = async (address: string, email: string) => {
  const headers = { 'content-type': 'application/json', expect: '100-continue' }
  const begun = request(`${address}/api/auth/signin`, { method: 'POST', headers })
  begun.flushHeaders()
  await once(begun, 'continue')
  return async (): Promise<number | undefined> => {
    begun.end(JSON.stringify({ email, password: 'x', role: 'ADMIN' }))
    const [response] = await once(begun, 'response')
    response.resume()
    return response.statusCode
  }
}

describe('stopping', () => {
  it('finishes running work and closes the database', async () => {
    const { address, child, finished, stdout } = await start({ LOG_LEVEL: 'info' }, '--users', '10')
    const begun = await Promise.all(
      Array.from({ length: 20 }, (_, i) => beginSignIn(address, `nobody${i}@example.org`)),
    )
    child.kill('SIGTERM')
    await until(() => stdout().includes('"msg":"Stopping"'))
    const statuses = await Promise.all(begun.map((finish) => finish()))
    expect(statuses).toEqual(Array(20).fill(401))
    expect(await finished).toMatchObject({ code: 0, stderr: '' })
    expect(stdout()).not.toContain('cut off')
  })

  it('answers each request that reaches the port, under load', async () => {
    const { address, child, finished } = await start({ DRAIN_SECONDS: '1' }, '--users', '10')
    const statuses: number[] = []
    /** Sends requests until the port is closed. Any other failure fails the test. */
    const ask = async (): Promise<void> => {
      for (;;) {
        try {
          const response = await fetch(`${address}/api/posts`)
          await response.text()
          statuses.push(response.status)
        } catch (error) {
          const { code } = (error as Error).cause as { code: string }
          expect(code).toBe('ECONNREFUSED')
          return
        }
      }
    }
    const asking = Array.from({ length: 10 }, ask)
    await until(() => statuses.length > 50)
    child.kill('SIGTERM')
    await until(async () => (await fetch(`${address}/readyz`)).status === 503)
    const soFar = statuses.length
    await Promise.all(asking)
    expect(statuses.length).toBeGreaterThan(soFar)
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect(await finished).toMatchObject({ code: 0, stderr: '' })
  })

  it('waits for an email that is being sent; a queued one is sent later', async () => {
    let goOn: (() => void) | undefined
    const arrived: string[] = []
    const mail = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      closeTimeout: 100,
      onData: async (stream, _session, done) => {
        const raw = await text(stream)
        if (arrived.length === 0) {
          await new Promise<void>((resolve) => {
            goOn = resolve
          })
        }
        arrived.push(raw)
        done()
      },
    })
    mail.listen(0, '127.0.0.1')
    await once(mail.server, 'listening')
    const SMTP_URL = `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`
    const env = { SMTP_URL, LOG_LEVEL: 'info' }
    const { address, child, finished, stdout } = await start(env, '--users', '10')
    await post(address, '/auth/forgot-password', { email: printed(stdout(), 'Email') })
    const release = await until(() => goOn)
    child.kill('SIGTERM')
    await until(() => stdout().includes('"msg":"Stopping"'))
    release()
    expect(await finished).toMatchObject({ code: 0, stderr: '' })
    expect(arrived).toHaveLength(1)
    expect(stdout()).toContain('An email was sent')
    expect(stdout()).not.toContain('failed')
    await new Promise<void>((resolve) => mail.close(() => resolve()))
  })

  it('does not wait for a mail server that hangs', async () => {
    const silence = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silence, 'listening')
    const SMTP_URL = `smtp://127.0.0.1:${(silence.address() as AddressInfo).port}`
    const env = { SMTP_URL, DRAIN_SECONDS: '300' }
    const { address, child, finished, stdout } = await start(env, '--users', '10')
    const met = once(silence, 'connection')
    await post(address, '/auth/forgot-password', { email: printed(stdout(), 'Email') })
    await met
    // It does not drain either, because a person pressed Ctrl+C.
    child.kill('SIGINT')
    const { code, stderr } = await finished
    expect([code, stderr]).toEqual([0, ''])
    silence.close()

    // The email is not lost. Without a mail server it goes to the outbox.
    const next = await start({}, '--users', '10')
    await emailTo(dataDir(), printed(next.stdout(), 'Email'), 'reset')
  })

  it('is graceful when the terminal is closed', async () => {
    const { child, finished } = await start({ DRAIN_SECONDS: '300' }, '--users', '10')
    child.kill('SIGHUP')
    expect(await finished).toMatchObject({ code: 0, stderr: '' })
  })

  it('is forced by a second signal', async () => {
    const env = { LOG_LEVEL: 'info', DRAIN_SECONDS: '300' }
    const { child, finished, stdout } = await start(env, '--users', '10')
    child.kill('SIGTERM')
    await expect.poll(stdout).toContain('"msg":"Stopping"')
    child.kill('SIGINT')
    expect((await finished).code).toBe(1)
  })

  it('is graceful after an unexpected failure', async () => {
    const bomb = 'process.on("SIGUSR2",()=>{throw new Error("unforeseen")})'
    const { child, finished } = await start(
      { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(bomb)}` },
      '--users',
      '10',
    )
    child.kill('SIGUSR2')
    const { code, stdout } = await finished
    expect(code).toBe(1)
    expect(stdout).toContain('"level":"fatal"')
    expect(stdout).toContain('unforeseen')
    expect((await readFile(path.join(dataDir(), 'secret-key'), 'utf8')).length).toBeGreaterThan(32)
  })
})

it('survives a log that cannot be written', async () => {
  const folder = path.resolve(import.meta.dirname, '../src')
  const code = `
    const { createLog } = await import(${JSON.stringify(`${folder}/platform/log.ts`)})
    const log = createLog('info')
    for (let i = 0; i < 3; i += 1) log.info('nobody reads this')
    process.stderr.write('goes on')`
  // A file that is open only for reading refuses every write, like a closed terminal.
  const unwritable = await open(import.meta.filename)
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', unwritable.fd, 'pipe'],
    encoding: 'utf8',
    timeout: 30_000,
  })
  await unwritable.close()
  expect([status, stderr]).toEqual([0, 'goes on'])
})
