import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKeys } from '../../src/auth/keys.ts'
import { readConfig } from '../../src/config/config.ts'
import { openFiles } from '../../src/platform/files/openFiles.ts'
import { createLog } from '../../src/platform/log.ts'
import { type S3Server, startS3Server } from '../s3Server.ts'

let store: S3Server
beforeAll(async () => {
  store = await startS3Server()
})
afterAll(() => store.stop())

/** Checks the store like a start, and returns the log lines. */
const check = async (env: Readonly<Record<string, string>> = {}): Promise<string> => {
  let logged = ''
  const write = (line: string) => {
    logged += line
  }
  const config = readConfig({ ...store.env, ...env })
  await openFiles(config, createKeys('a test key that is 32 bytes long!')).check(
    createLog('warn', { write }),
  )
  return logged
}

it('a usable store is left unchanged', async () => {
  expect(await check()).toBe('')
  expect(store.requests.map((line) => line.split(' ')[0])).toEqual(['PUT', 'GET', 'DELETE', 'GET'])
})

it.each([
  [{ S3_ACCESS_KEY_ID: 'nobody' }, 'S3_ACCESS_KEY_ID is not known to the store'],
  [{ S3_SECRET_ACCESS_KEY: 'canary' }, 'S3_SECRET_ACCESS_KEY is not the key of S3_ACCESS_KEY_ID'],
  [{ S3_BUCKET: 'elsewhere' }, 'S3_BUCKET is not a bucket of the store'],
  [{ S3_REGION: 'us-east-1' }, 'S3_REGION is not the region of the bucket'],
])('a start with %j is refused', async (env, words) => {
  await expect(check(env)).rejects.toThrow(`${words} (${store.url}/`)
  await expect(check(env)).rejects.not.toThrow('canary')
})

it.each([
  [403, 'AccessDenied', 'may not read, write, delete and list in S3_BUCKET'],
  [403, 'RequestTimeTooSkewed', 'The clock of this machine is wrong'],
  [301, 'PermanentRedirect', 'S3_REGION is not the region of the bucket'],
  [405, '', 'The file store refused a PUT with 405'],
  [200, '', 'is not an S3-compatible store'],
])('a store that answers %s %s stops the start', async (status, code, words) => {
  store.failing = { status, code }
  await expect(check()).rejects.toThrow(words)
  store.failing = undefined
})

it('an overloaded store is logged and does not stop the start', async () => {
  store.failing = { status: 503, code: 'SlowDown' }
  expect(await check()).toContain('refused a PUT with 503 SlowDown')
  store.failing = undefined
})
