import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog } from '../src/platform/log.ts'
import { createOutboxMailer } from '../src/platform/mail/outboxMailer.ts'
import { createSmtpMailer, patience } from '../src/platform/mail/smtpMailer.ts'
import { createOutbox, sweepOutbox } from '../src/platform/outbox.ts'
import { createTestApp, type TestApp } from './helper.ts'
import { readEmails, until } from './outbox.ts'

interface Arrived {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
}

let close: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of close.reverse()) await stop()
  close = []
})

/** A real mail server on a free port, or on the given one. */
const startMail = async (options: SMTPServerOptions = {}, port = 0) => {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 100,
    onData: async (stream, session, done) => {
      const raw = await text(stream)
      const { mailFrom, rcptTo } = session.envelope
      const to = rcptTo.map(({ address }) => address)
      arrived.push({ from: mailFrom ? mailFrom.address : '', to, raw })
      done()
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.listen(port, '0.0.0.0')
  await once(server.server, 'listening')
  const found = (server.server.address() as AddressInfo).port
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  close.push(stop)
  return { arrived, port: found, url: `smtp://127.0.0.1:${found}`, stop }
}

/** Accepts connections and never answers. */
const startSilentServer = async (): Promise<{
  port: number
  server: Server
  met: () => number
}> => {
  let met = 0
  const server = createServer((socket) => {
    met += 1
    socket.on('error', () => undefined)
    close.push(async () => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close.push(async () => server.close())
  return { port: (server.address() as AddressInfo).port, server, met: () => met }
}

const open = async (
  SMTP_URL: string,
  wait: Partial<typeof patience> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<TestApp> => {
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const from = { name: 'Hearth', address: 'hello@example.org' }
  const mailer = createSmtpMailer(SMTP_URL, from, log, { ...patience, ...wait })
  const test = await createTestApp({ sends: { mailer }, env: { SMTP_URL, ...env } })
  close.push(() => test.close())
  return test
}
let logged: string[] = []

const forget = (test: TestApp, email: string) =>
  test.anonymous().post('/auth/forgot-password', { email })
const failures = (test: TestApp, message: string) =>
  test.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === message)
/** Joins the lines of quoted-printable text. */
const decode = (raw: string) =>
  raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

describe('by SMTP', () => {
  it('an email arrives, as plain text and as HTML, from the configured sender', async () => {
    const mail = await startMail()
    const test = await createTestApp({
      sends: true,
      env: { SMTP_URL: mail.url, PRODUCT_NAME: 'Grün & Söhne', MAIL_FROM: 'post@example.org' },
    })
    close.push(() => test.close())
    const user = await test.createUser({ fullName: 'Visit <a href="http://evil.example">me</a>' })
    await forget(test, user.email)
    const [email] = await until(() => mail.arrived.length > 0 && mail.arrived)
    expect(email).toMatchObject({ from: 'post@example.org', to: [user.email] })
    const raw = decode(email?.raw ?? '')
    expect(raw).toMatch(/^From: .*<post@example\.org>\r$/m)
    expect(raw).toContain(`To: ${user.email}\r\n`)
    // RFC 3834: prevents out-of-office replies.
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(raw).toMatch(/^X-Auto-Response-Suppress: All\r$/m)
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8')
    expect(raw).toContain('Content-Type: text/html; charset=utf-8')
    const links = raw.match(/http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}/g)
    expect(new Set(links).size).toBe(1)
    expect(links).toHaveLength(3)
    expect(raw).toContain('&amp; S')
    expect(raw).not.toContain('evil.example')
    expect(await readEmails(test.config.dataDir)).toEqual([])
  })

  it('uses the user and password of SMTP_URL', async () => {
    const seen: unknown[] = []
    const mail = await startMail({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password])
        done(null, { user: username })
      },
    })
    const test = await open(mail.url.replace('//', '//ana:p%40ss@'))
    await forget(test, (await test.createUser()).email)
    await until(() => mail.arrived.length > 0)
    expect(seen).toEqual([['ana', 'p@ss']])
  })

  it('sends a password to another machine only through TLS', async () => {
    let asked = 0
    const mail = await startMail({
      authOptional: false,
      onAuth: (_auth, _session, done) => {
        asked += 1
        done(null, { user: 'x' })
      },
    })
    // The same machine, by a name that does not count as loopback.
    const test = await open(`smtp://ana:secret@127.0.0.2:${mail.port}`)
    await forget(test, (await test.createUser()).email)
    const [failed] = await until(() => {
      const found = failures(test, 'A job failed and will be retried')
      return found.length > 0 && found
    })
    expect(failed.err.message).toContain('ETLS')
    expect([asked, mail.arrived.length]).toEqual([0, 0])
  })
})

describe('when the mail server', () => {
  it('is down, the answer is the same and the email arrives later [ASVS 16.5.2]', async () => {
    const first = await startMail()
    await first.stop()
    const test = await open(first.url)
    const user = await test.createUser()
    expect((await forget(test, user.email)).statusCode).toBe(200)
    await until(() => failures(test, 'A job failed and will be retried').length > 0)
    const second = await startMail({}, first.port)
    await until(() => second.arrived.length > 0)
    expect(second.arrived[0]?.to).toEqual([user.email])
    const token = /token=3D([\w=\r\n-]+)/.exec(second.arrived[0]?.raw ?? '')
    expect(token).not.toBeNull()
    expect(test.logged.join('')).not.toContain(user.email)
  })

  it('is down, an owner can pass on the link of an invitation, and its email arrives later', async () => {
    const first = await startMail()
    await first.stop()
    const test = await open(first.url)
    const owner = await test.browse((await test.createUser({ role: 'admin' })).id)
    const email = 'rui.costa@example.org'
    const sent = await owner.post('/team-invitations', { email, role: 'viewer' })
    await until(() => failures(test, 'A job failed and will be retried').length > 0)
    const token = new URL(sent.json().data.link).searchParams.get('token')
    const read = await test.anonymous().post('/join-team/read', { token })
    expect(read.json().data).toMatchObject({ email, role: 'viewer' })
    const second = await startMail({}, first.port)
    // The owners are told too, in any order.
    const isInvitation = ({ to }: { to: readonly string[] }) => to.includes(email)
    await until(() => second.arrived.some(isInvitation))
    expect(second.arrived.find(isInvitation)?.to).toEqual([email])
  })

  it('does not respond, calls are still answered, even with one database connection', async () => {
    const silence = await startSilentServer()
    const test = await open(`smtp://127.0.0.1:${silence.port}`)
    expect((await forget(test, (await test.createUser()).email)).statusCode).toBe(200)
    await until(() => silence.met() > 0)
    // The email is now stuck.
    const admin = await test.browseAsAdmin()
    expect((await admin.get('/users')).statusCode).toBe(200)
    expect((await forget(test, (await test.createUser()).email)).statusCode).toBe(200)
  })

  it('does not respond for too long, the email is retried', async () => {
    const silence = await startSilentServer()
    const test = await open(`smtp://127.0.0.1:${silence.port}`, { greeting: 300 })
    await forget(test, (await test.createUser()).email)
    await until(() => silence.met() > 1)
    expect(failures(test, 'A job failed and will be retried')[0].err.message).toBe(
      'The mail server failed: ETIMEDOUT',
    )
  })

  it('refuses an address, that email is not retried and the next is sent', async () => {
    const mail = await startMail({
      onRcptTo: ({ address }, _session, done) => {
        const refused = Object.assign(new Error(`No ${address} here`), { responseCode: 550 })
        done(address.startsWith('refused') ? refused : null)
      },
    })
    const test = await open(mail.url)
    const refused = await test.createUser({ email: 'refused@example.org' })
    const user = await test.createUser()
    await forget(test, refused.email)
    await forget(test, user.email)
    await until(() => mail.arrived.length > 0)
    const [given] = await until(() => {
      const found = failures(test, 'A job failed permanently')
      return found.length > 0 && found
    })
    expect(given).toMatchObject({
      attempt: 1,
      err: { message: 'The email was refused: EENVELOPE 550' },
    })
    expect(mail.arrived.map(({ to }) => to)).toEqual([[user.email]])
    expect(test.logged.join('')).not.toContain('refused@example.org')
  })

  it.each([
    ['is busy', 'onRcptTo', 451],
    ['does not know the password', 'onAuth', 535],
  ] as const)('%s, the email is tried again', async (_name, event, responseCode) => {
    let asked = 0
    const refuseOnce = (...given: unknown[]) => {
      const done = given.at(-1) as (error: Error | null, answer?: object) => void
      asked += 1
      if (asked > 1) return done(null, { user: 'ana' })
      done(Object.assign(new Error('Not now'), { responseCode }))
    }
    const mail = await startMail({ authOptional: event === 'onRcptTo', [event]: refuseOnce })
    const test = await open(mail.url.replace('//', event === 'onAuth' ? '//ana:x@' : '//'))
    await forget(test, (await test.createUser()).email)
    await until(() => mail.arrived.length > 0)
    expect(asked).toBe(2)
  })

  it('gets a second email of the same request, only its link is valid', async () => {
    let takes = 0
    const tokens: string[] = []
    const mail = await startMail({
      onData: async (stream, _session, done) => {
        const raw = decode(await text(stream))
        tokens.push(/token=([\w-]{43})/.exec(raw)?.[1] ?? '')
        takes += 1
        // The server accepts the email, but the connection breaks before it confirms that.
        done(takes === 1 ? Object.assign(new Error('Later'), { responseCode: 451 }) : null)
      },
    })
    const test = await open(mail.url)
    await forget(test, (await test.createUser()).email)
    await until(() => tokens.length === 2)
    const reset = (token = '') =>
      test.anonymous().post('/auth/reset-password', { token, password: 'battery staple 7' })
    expect((await reset(tokens[0])).statusCode).toBe(422)
    expect((await reset(tokens[1])).statusCode).toBe(200)
  })
})

describe('in the outbox', () => {
  it('an email stays for a week', async () => {
    const test = await createTestApp()
    close.push(() => test.close())
    const { dataDir } = test.config
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
    await sweepOutbox(dataDir, inDays(0))
    await createOutbox(dataDir).lay('reset', 'eml', 'To: a@example.org\n\nText')
    await sweepOutbox(dataDir, inDays(6))
    expect(await readEmails(dataDir)).toHaveLength(1)
    await sweepOutbox(dataDir, inDays(8))
    expect(await readEmails(dataDir)).toEqual([])
  })

  it('an address cannot add headers to an email [ASVS 1.3.11]', async () => {
    const test = await createTestApp()
    close.push(() => test.close())
    const from = { name: 'A "quoted" name', address: 'hello@example.org' }
    const log = createLog('debug', { write: (line) => void logged.push(line) })
    logged = []
    await createOutboxMailer(createOutbox(test.config.dataDir), from, log).send({
      kind: 'reset',
      to: 'a@example.org\r\nBcc: evil@example.org',
      subject: 'Subject',
      text: 'Text\n',
      html: '',
    })
    const [email] = await readEmails(test.config.dataDir)
    expect(email?.to).toBe('a@example.org Bcc: evil@example.org')
    expect(JSON.parse(logged.join(''))).toMatchObject({
      template: 'reset',
      msg: expect.any(String),
    })
    expect(logged.join('')).not.toContain('example.org')
  })
})
