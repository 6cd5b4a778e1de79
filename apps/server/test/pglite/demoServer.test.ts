import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { generateSync } from 'otplib'
import { describe, expect, it } from 'vitest'
import { freshServers, post, printed, signIn } from '../freshServers.ts'
import { emailTo, readEmails, until } from '../outbox.ts'
import { runCommand } from '../serverProcess.ts'

const { dataDir, env, start } = freshServers()

describe('the demo', () => {
  it('is created on first start, prints the sign-in, and stays the same on the next', async () => {
    const first = await start({}, '--users', '30')
    const email = printed(first.stdout(), 'Email')
    const password = printed(first.stdout(), 'Password')
    expect((await signIn(first.address, email, password)).status).toBe(200)
    first.child.kill('SIGINT')
    const { code, stderr } = await first.finished
    expect([code, stderr]).toEqual([0, ''])
    const made = (await readdir(dataDir())).filter((name) => name !== 'outbox')
    expect(made.sort()).toEqual(['database', 'demo-password', 'record-head.json', 'secret-key'])

    const second = await start()
    expect(printed(second.stdout(), 'Password')).toBe(password)
    expect((await signIn(second.address, email, password)).status).toBe(200)
    for (const file of ['demo-password', 'secret-key']) {
      expect((await stat(path.join(dataDir(), file))).mode & 0o777).toBe(0o600)
    }
  })

  it('prints codes while it runs, before and after the set-up', async () => {
    const { address, stdout } = await start({}, '--users', '30')
    const before = await runCommand(env(), ['demo:code'])
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
    const token = (await runCommand(env(), ['demo:code'])).stdout.trim()
    expect(token).toMatch(/^\d{6}$/)
    const verified = await post(address, '/auth/totp-verify', { token }, cookie)
    expect(await verified.json()).toMatchObject({ verified: true })

    const after = await runCommand(env(), ['demo:code'])
    expect([token, generateSync({ secret })]).toContain(after.stdout.trim())
    expect((await stat(path.join(dataDir(), 'demo-authenticator.json'))).mode & 0o777).toBe(0o600)
  })

  it('has a verification email for its newest member; a command sends others', async () => {
    const first = await start({}, '--users', '40')
    const [email] = await until(async () => {
      const emails = await readEmails(dataDir())
      return emails.length > 0 && emails
    })
    const to = email?.to ?? ''
    expect(email?.kind).toBe('verify')
    // The link in an email has the address under which browsers reach the server.
    expect(email?.text).toContain(`${first.address}/verify?token=`)
    first.child.kill('SIGTERM')
    await first.finished

    const again = ['email:verify', '--email', to]
    const asked = await runCommand(env(), again)
    expect(asked).toMatchObject({ code: 0, stderr: '' })
    expect(asked.stdout).toContain('is sent as soon as a server runs')
    const forgotten = await runCommand(env(), ['admin:reset-2fa', '--email', to])
    expect(forgotten).toMatchObject({ code: 0, stderr: '' })
    expect(await readEmails(dataDir())).toHaveLength(1)

    const second = await start()
    const later = await emailTo(dataDir(), to, 'verify', 2)
    const told = await emailTo(dataDir(), to, 'second-factor-reset')
    expect(told.subject).toBe('The second factor of your Hearth account was reset')
    for (const token of [email?.token, later.token]) {
      const url = `${second.address}/api/auth/verify-email/?token=${token}`
      expect((await fetch(url)).status).toBe(200)
    }
    const forgot = await post(second.address, '/auth/forgot-password', { email: to })
    expect(forgot.status).toBe(200)
    await emailTo(dataDir(), to, 'reset')
    second.child.kill('SIGTERM')
    await second.finished

    expect((await runCommand(env(), again)).stderr).toContain('is already verified')
    const folder = await stat(path.join(dataDir(), 'outbox'))
    expect(folder.mode & 0o777).toBe(0o700)
    for (const name of await readdir(path.join(dataDir(), 'outbox'))) {
      expect((await stat(path.join(dataDir(), 'outbox', name))).mode & 0o777).toBe(0o600)
    }
  })

  it('does not exist in production, where an empty database prints the first step [ASVS 6.3.2]', async () => {
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
    expect((await readdir(dataDir())).sort()).toEqual(['database', 'record-head.json'])
    expect((await runCommand({ ...env(), ...production }, ['demo:code'])).code).toBe(1)

    const email = 'ana@example.org'
    const password = 'correct horse 9'
    const create = ['admin:create', '--email', email, '--name', 'Ana', '--password-stdin']
    expect((await runCommand({ ...env(), ...production }, create, password)).code).toBe(0)
    const later = await start(production)
    expect((await signIn(later.address, email, password)).status).toBe(200)
  })
})
