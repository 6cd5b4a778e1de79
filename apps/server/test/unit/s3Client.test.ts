import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { StoreFailure } from '../../src/platform/files/fileStore.ts'
import { createS3Client, readAll } from '../../src/platform/files/s3Client.ts'
import { createS3Store } from '../../src/platform/files/s3Store.ts'
import { readClaim, signatureFor } from '../awsSignature.ts'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A client of a fake store. */
const clientOf = async (store: RequestListener, wait: number) => {
  const server = createServer(store).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  const bucketUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hearth`
  const settings = { bucketUrl, region: 'eu-1', accessKeyId: 'name', secretAccessKey: 'canary' }
  return createS3Client(settings, wait)
}

const beginning: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': '10' })
  response.write('begun')
}

it('stops waiting for a store that never answers', async () => {
  const client = await clientOf(() => undefined, 50)
  await expect(client.send('GET', 'a')).rejects.toThrow(StoreFailure)
  await expect(client.open('a')).rejects.toThrow(StoreFailure)
})

it('stops waiting for a store that stops in the middle of an answer', async () => {
  const over = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  onTestFinished(() => timeout.mockRestore())
  const client = await clientOf(beginning, 5000)
  const answer = await client.send('GET', 'a')
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5000)
  over.abort()
  await expect(answer && readAll(answer)).rejects.toThrow(StoreFailure)
})

it('has no time limit for a streamed file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let finish = (): unknown => undefined
  const client = await clientOf((request, response) => {
    beginning(request, response)
    finish = () => response.end(' late')
  }, 5000)
  const answer = await client.open('a')
  vi.advanceTimersByTime(2 * 5000)
  finish()
  const chunks = answer?.body ? await Readable.fromWeb(answer.body).toArray() : []
  expect(Buffer.concat(chunks).toString()).toBe('begun late')
})

it('lists a folder page by page', async () => {
  const asked: (string | undefined)[] = []
  const entry = (key: string) =>
    `<Contents>\n<Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`
  const client = await clientOf((request, response) => {
    asked.push(request.url)
    const next =
      '<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b/=</NextContinuationToken>'
    const page =
      asked.length === 1 ? `${next}${entry('d/1.pdf')}${entry('d/2.pdf')}` : entry('d/&lt;')
    response.end(`<?xml version="1.0"?><ListBucketResult>${page}</ListBucketResult>`)
  }, 5000)
  const first = await client.list('d/')
  const modifiedAt = new Date('2026-01-02T03:04:05Z')
  expect(first.files).toEqual([
    { key: 'd/1.pdf', modifiedAt },
    { key: 'd/2.pdf', modifiedAt },
  ])
  const second = await client.list('d/', first.next)
  expect(second).toEqual({ files: [{ key: 'd/<', modifiedAt }], next: undefined })
  expect(asked).toEqual([
    '/hearth/?list-type=2&prefix=d%2F',
    '/hearth/?list-type=2&prefix=d%2F&continuation-token=a%26b%2F%3D',
  ])
})

it('follows no redirect, because the signature is for one host [ASVS 15.3.2]', async () => {
  const asked: (string | undefined)[] = []
  const client = await clientOf((request, response) => {
    asked.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  }, 5000)
  await expect(client.send('GET', 'a')).rejects.toThrow('refused a GET with 307')
  expect(asked).toEqual(['/hearth/a'])
})

it.each([
  ['1', 's3.eu-1.amazonaws.com', '/hearth/api/files/images/a.png'],
  ['0', 'hearth.s3.eu-1.amazonaws.com', '/api/files/images/a.png'],
])('with S3_PATH_STYLE=%s a link leads to %s and %s', async (style, host, pathname) => {
  const { s3 } = readConfig({
    S3_REGION: 'eu-1',
    S3_BUCKET: 'hearth',
    S3_ACCESS_KEY_ID: 'name',
    S3_SECRET_ACCESS_KEY: 'canary',
    S3_PATH_STYLE: style,
  })
  const store = s3 && createS3Store(s3)
  const until = new Date(Date.now() + 600_000)
  const grant = { key: 'images/a.png', type: 'image/png', maxBytes: 9, until }
  const url = new URL((await store?.uploadUrl(grant)) ?? '')
  expect([url.host, url.pathname]).toEqual([host, pathname])
  expect(store?.uploadOrigin).toBe(`https://${host}`)
  expect(store?.keyOf(pathname)).toBe('images/a.png')
  expect(store?.keyOf('/api/files/images/a.png')).toBe('images/a.png')

  const headers = { host, 'content-type': 'image/png' }
  const request = { method: 'PUT', url: url.pathname + url.search, headers }
  const claim = readClaim(request)
  expect(claim && signatureFor(request, claim, 'canary')).toBe(claim?.signature)
})
