// Specification: none

import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { generateSync } from 'otplib'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { letterTo, readLetters, until } from '../outbox.ts'
import { runCommand, type ServerProcess, startServer } from '../serverProcess.ts'
import { createTestDatabase, type TestDatabase } from '../testDatabase.ts'

let DATA_DIR: string
let running: ServerProcess[] = []
let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
  DATA_DIR = database.env.DATA_DIR
})
afterEach(async () => {
  for (const { child, finished } of running) {
    child.kill('SIGKILL')
    await finished
  }
  running = []
  await database.remove()
})

const start = async (env: Readonly<Record<string, string>> = {}, ...args: string[]) => {
  const server = startServer({ DATA_DIR, ...env }, ...args)
  running.push(server)
  return { ...server, address: await server.ready() }
}

const post = (address: string, route: string, body?: object, cookie = '') =>
  fetch(`${address}/api${route}`, {
    method: 'POST',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

const cookieOf = (response: Response): string =>
  response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

const printed = (text: string, label: string): string =>
  new RegExp(`${label} +(\\S+)`).exec(text)?.[1] ?? ''

const signIn = async (address: string, email: string, password: string) => {
  const response = await post(address, '/auth/signin', { email, password, role: 'ADMIN' })
  return { status: response.status, cookie: cookieOf(response) }
}

describe('the demo', () => {
  it('is made on first start, says how to sign in, and is the same on the next', async () => {
    const first = await start({}, '--users', '30')
    const email = printed(first.stdout(), 'Email')
    const password = printed(first.stdout(), 'Password')
    expect((await signIn(first.address, email, password)).status).toBe(200)
    first.child.kill('SIGINT')
    const { code, stderr } = await first.finished
    expect([code, stderr]).toEqual([0, ''])
    const made = (await readdir(DATA_DIR)).filter((name) => name !== 'outbox')
    expect(made.sort()).toEqual(['database', 'demo-password', 'secret-key'])

    const second = await start()
    expect(printed(second.stdout(), 'Password')).toBe(password)
    expect((await signIn(second.address, email, password)).status).toBe(200)
    for (const file of ['demo-password', 'secret-key']) {
      expect((await stat(path.join(DATA_DIR, file))).mode & 0o777).toBe(0o600)
    }
  })

  it('shows codes without a phone while it runs, before and after the set-up', async () => {
    const { address, stdout } = await start({}, '--users', '30')
    const before = await runCommand({ DATA_DIR }, ['demo:code'])
    expect(before).toMatchObject({ code: 1, stdout: '' })
    expect(before.stderr).toContain('Sign in to the panel first')

    const { cookie } = await signIn(
      address,
      printed(stdout(), 'Email'),
      printed(stdout(), 'Password'),
    )
    const { secret } = (await (await post(address, '/auth/totp', undefined, cookie)).json()) as {
      secret: string
    }
    const token = (await runCommand({ DATA_DIR }, ['demo:code'])).stdout.trim()
    expect(token).toMatch(/^\d{6}$/)
    const verified = await post(address, '/auth/totp-verify', { token }, cookie)
    expect(await verified.json()).toEqual({ verified: true })

    const after = await runCommand({ DATA_DIR }, ['demo:code'])
    expect([token, generateSync({ secret })]).toContain(after.stdout.trim())
    expect((await stat(path.join(DATA_DIR, 'demo-authenticator.json'))).mode & 0o777).toBe(0o600)
  })

  it('has a letter by which its newest member verifies an address, and makes others', async () => {
    const first = await start({}, '--users', '40')
    const [letter] = await until(async () => {
      const letters = await readLetters(DATA_DIR)
      return letters.length > 0 && letters
    })
    expect(letter?.kind).toBe('verify')
    const verify = async (address: string, token = '') =>
      (await fetch(`${address}/api/auth/verify-email/?token=${token}`)).status
    expect(await verify(first.address, letter?.token)).toBe(200)

    // The link in a letter is that of the server as browsers reach it.
    expect(letter?.text).toContain(`${first.address}/verify?token=`)
    const forgot = await post(first.address, '/auth/forgot-password', { email: letter?.to })
    expect(forgot.status).toBe(200)
    await letterTo(DATA_DIR, letter?.to ?? '', 'reset')
    first.child.kill('SIGTERM')
    await first.finished

    const again = ['letter:verify', '--email', letter?.to ?? '']
    expect((await runCommand({ DATA_DIR }, again)).stderr).toContain('is verified already')
    const folder = await stat(path.join(DATA_DIR, 'outbox'))
    expect(folder.mode & 0o777).toBe(0o700)
    for (const name of await readdir(path.join(DATA_DIR, 'outbox'))) {
      expect((await stat(path.join(DATA_DIR, 'outbox', name))).mode & 0o777).toBe(0o600)
    }
  })

  it('does not exist in production: an empty database says how to begin', async () => {
    const production = {
      NODE_ENV: 'production',
      SECRET_KEY: 'k'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:9',
      LOG_LEVEL: 'silent',
    }
    const empty = await start(production)
    expect(empty.stdout()).toContain('admin:create --email')
    expect(empty.stdout()).not.toContain('Password')
    empty.child.kill('SIGTERM')
    expect((await empty.finished).code).toBe(0)
    expect(await readdir(DATA_DIR)).toEqual(['database'])
    expect((await runCommand({ DATA_DIR, ...production }, ['demo:code'])).code).toBe(1)

    const email = 'ana@example.org'
    const made = await runCommand({ DATA_DIR, ...production }, [
      'admin:create',
      '--email',
      email,
      '--name',
      'Ana',
    ])
    const password = printed(made.stdout, 'Password')
    const later = await start(production)
    expect((await signIn(later.address, email, password)).status).toBe(200)
  })
})

describe('commands', () => {
  const env = () => ({ DATA_DIR })

  it('make an administrator, reset a second factor, end sessions', async () => {
    const create = [
      'admin:create',
      '--email',
      'Ana@example.org',
      '--name',
      'Ana Sousa',
      '--password-stdin',
    ]
    const made = await runCommand(env(), create, 'correct horse 9\n')
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout).not.toContain('correct horse 9')
    expect(await runCommand(env(), create, 'correct horse 9')).toMatchObject({
      code: 1,
      stderr: 'ana@example.org has an account already. Choose another address.\n',
    })
    const reset = await runCommand(env(), ['admin:reset-2fa', '--email', 'ana@example.org'])
    expect(reset.stdout).toContain('sets up a new second factor')
    expect((await runCommand(env(), ['sessions:revoke', '--all'])).stdout).toBe(
      'Sessions ended: 0.\n',
    )
  })

  it('send a letter by which a member verifies an address', async () => {
    const demo = await start({}, '--users', '40')
    const [first] = await until(async () => {
      const letters = await readLetters(DATA_DIR)
      return letters.length > 0 && letters
    })
    demo.child.kill('SIGTERM')
    await demo.finished
    const to = first?.to ?? ''
    const asked = await runCommand(env(), ['letter:verify', '--email', to])
    expect(asked).toMatchObject({ code: 0, stderr: '' })
    expect(asked.stdout).toContain('leaves as soon as a server runs')
    expect(await readLetters(DATA_DIR)).toHaveLength(1)
    const { address } = await start()
    const { token } = await letterTo(DATA_DIR, to, 'verify', 2)
    const response = await fetch(`${address}/api/auth/verify-email/?token=${token}`)
    expect(response.status).toBe(200)
  })

  it.each([
    [['admin:create', '--name', 'Ana'], '--email is missing'],
    [['letter:verify', '--email', 'nobody@example.org'], 'There is no account'],
    [['admin:create', '--email', 'nonsense', '--name', 'Ana'], '"nonsense" is no email address'],
    [['admin:reset-2fa', '--email', 'nobody@example.org'], 'There is no account'],
    [['nonsense'], 'There is no command nonsense'],
  ])('say in one line what is wrong: %j', async (args, words) => {
    const { code, stdout, stderr } = await runCommand(env(), args)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(words)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  it('leave the folder of a running server alone', async () => {
    const { child } = await start({}, '--users', '10')
    const { code, stderr } = await runCommand(env(), ['sessions:revoke', '--all'])
    expect(code).toBe(1)
    expect(stderr).toContain(`in use by process ${child.pid}`)
  })
})

describe('stopping', () => {
  it('finishes what runs, closes the database and leaves no lock', async () => {
    const { address, child, finished, stdout } = await start({ LOG_LEVEL: 'info' }, '--users', '10')
    const tries = Array.from({ length: 20 }, (_, i) =>
      signIn(address, `nobody${i}@example.org`, 'x'),
    )
    // The first answer: the others are at work now.
    await Promise.race(tries)
    child.kill('SIGTERM')
    const told = performance.now()
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses).toEqual(Array(20).fill(401))
    expect(await finished).toMatchObject({ code: 0, stderr: '' })
    // Not the ten seconds after which it would be forced.
    expect(performance.now() - told).toBeLessThan(9000)
    expect(stdout()).toContain('"msg":"Stopping"')
    expect(await readdir(DATA_DIR)).not.toContain('database.lock')
  })

  it('waits for the letter that is leaving; one that has not begun leaves later', async () => {
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
    expect(stdout()).toContain('A letter has left')
    expect(stdout()).not.toContain('failed')
    await new Promise<void>((resolve) => mail.close(() => resolve()))
  })

  it('does not wait for a mail server that hangs', async () => {
    const silence = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silence, 'listening')
    const SMTP_URL = `smtp://127.0.0.1:${(silence.address() as AddressInfo).port}`
    const { address, child, finished, stdout } = await start({ SMTP_URL }, '--users', '10')
    const met = once(silence, 'connection')
    await post(address, '/auth/forgot-password', { email: printed(stdout(), 'Email') })
    await met
    child.kill('SIGTERM')
    const { code, stderr } = await finished
    expect([code, stderr]).toEqual([0, ''])
    expect(await readdir(DATA_DIR)).not.toContain('database.lock')
    silence.close()

    // And the letter is not lost: without a mail server it lies in the outbox.
    const next = await start()
    await letterTo(DATA_DIR, printed(next.stdout(), 'Email'), 'reset')
  })

  it('is forced by a second signal', async () => {
    const { address, child, finished } = await start({ LOG_LEVEL: 'info' }, '--users', '10')
    // A request that is never sent to its end keeps the server from stopping by itself.
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      'POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    )
    await once(socket, 'connect')
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    child.kill('SIGTERM')
    await expect.poll(() => running[0]?.stdout()).toContain('"msg":"Stopping"')
    child.kill('SIGTERM')
    expect((await finished).code).toBe(1)
    socket.destroy()
  })

  it('is orderly after a failure that nobody foresaw', async () => {
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
    expect(await readdir(DATA_DIR)).not.toContain('database.lock')
    expect((await readFile(path.join(DATA_DIR, 'secret-key'), 'utf8')).length).toBeGreaterThan(32)
  })
})
