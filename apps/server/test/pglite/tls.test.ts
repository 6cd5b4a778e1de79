import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TLSSocket } from 'node:tls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTls, renewTls } from '../../src/http/tls.ts'
import { createLog } from '../../src/log.ts'
import { createCertificate } from '../certificate.ts'
import { freshServers } from '../freshServers.ts'
import { createTestApp } from '../helper.ts'
import { ask, openSession } from '../http2Client.ts'
import { until } from '../outbox.ts'

let folder: string
let files: { certFile: string; keyFile: string }
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-tls-'))
  files = { certFile: path.join(folder, 'cert.pem'), keyFile: path.join(folder, 'key.pem') }
})
afterEach(() => rm(folder, { recursive: true }))

const write = async ({ cert, key }: { cert?: string; key?: string }): Promise<void> => {
  if (cert) await writeFile(files.certFile, cert)
  if (key) await writeFile(files.keyFile, key)
}

const json = { 'content-type': 'application/json' }
const publicUrl = 'https://localhost'

/** Reads the files; returns the log too. */
const read = async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  return { identity: await readTls(files, publicUrl, log), lines }
}

describe('a certificate', () => {
  it('with its key is used as it is', async () => {
    const identity = createCertificate()
    await write(identity)
    expect(await read()).toEqual({ identity, lines: [] })
  })

  it('that is missing, broken or of another key stops the start', async () => {
    const { cert, key } = createCertificate()
    await expect(read()).rejects.toThrow(/^TLS_CERT_FILE cannot be read: .*cert.pem \(ENOENT\)/)
    await write({ cert: 'no certificate' })
    await expect(read()).rejects.toThrow(/^TLS_KEY_FILE cannot be read: .*key.pem \(ENOENT\)/)
    await write({ key: 'no key' })
    await expect(read()).rejects.toThrow(/^TLS_CERT_FILE is not a certificate: .*cert.pem/)
    await write({ cert })
    await expect(read()).rejects.toThrow(/^TLS_KEY_FILE is not a private key: .*key.pem/)
    await write({ key: createCertificate().key })
    await expect(read()).rejects.toThrow(/^TLS_KEY_FILE is not the key of TLS_CERT_FILE/)
    await write({ key })
    expect((await read()).lines).toEqual([])
  })

  it('that browsers will refuse is named in the log', async () => {
    await write(createCertificate({ host: 'other.example.org' }))
    expect((await read()).lines.join()).toContain('it does not name localhost')
    await write(createCertificate({ until: new Date('2026-01-02T03:04:05Z') }))
    expect((await read()).lines.join()).toContain('it expired on Jan  2 03:04:05 2026 GMT')
  })
})

it('a renewed certificate is used without a restart, once both files are there', async () => {
  const [old, renewed] = [createCertificate(), createCertificate()]
  await write(old)
  const test = await createTestApp({ tls: old, env: { PUBLIC_URL: publicUrl } })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const address = `https://localhost:${(test.app.server.address() as AddressInfo).port}`
  const before = await openSession(address, old.cert)
  const stop = renewTls(test.app, old, { files, publicUrl, every: 10 })

  await write({ cert: renewed.cert })
  await until(() => test.logged.some((line) => line.includes('the old one stays in use')))
  await openSession(address, old.cert).then((session) => session.destroy())

  await write({ key: renewed.key })
  await until(() => test.logged.some((line) => line.includes('The renewed certificate is in use')))
  const after = await openSession(address, renewed.cert)
  expect((after.socket as TLSSocket).getPeerCertificate().fingerprint256).not.toBe(
    (before.socket as TLSSocket).getPeerCertificate().fingerprint256,
  )
  expect((await ask(before, { ':path': '/healthz' })).status).toBe(200)
  await expect(openSession(address, old.cert)).rejects.toThrow(/self-signed/)

  stop()
  for (const session of [before, after]) session.destroy()
  await test.close()
})

describe('a server with a certificate', () => {
  const { start } = freshServers()

  it('is at https, over HTTP/2, and stops in order', async () => {
    const identity = createCertificate()
    await write(identity)
    const env = { TLS_CERT_FILE: files.certFile, TLS_KEY_FILE: files.keyFile }
    const { address, child, finished } = await start(env, '--users', '10')
    expect(address).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/)
    const session = await openSession(address, identity.cert)
    expect((await ask(session, { ':path': '/readyz' })).body).toBe('{"status":"ready"}')
    const large = { ':method': 'POST', ':path': '/api/auth/signin', ...json }
    expect((await ask(session, large, ' '.repeat(270_000))).status).toBe(413)
    child.kill('SIGTERM')
    expect(await finished).toMatchObject({ code: 0, stderr: '' })
    expect(session.destroyed).toBe(true)
  })
})
