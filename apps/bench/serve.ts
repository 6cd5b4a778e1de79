import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { filesIn } from './buildFloors.ts'
import { createMockApi, type MockApi, usualCommunity } from './mockApi.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

interface Sent {
  body: Buffer
  headers: Record<string, string>
}

const pack = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

async function readFolder(folder: string): Promise<ReadonlyMap<string, Sent>> {
  const files = new Map<string, Sent>()
  for (const name of await filesIn(folder)) {
    const extension = path.extname(name)
    if (name.startsWith('.') || ['.br', '.gz', '.map'].includes(extension)) continue
    const bytes = await readFile(path.join(folder, name))
    const isPacked = ['.woff2', '.png'].includes(extension)
    files.set(`/${name.split(path.sep).join('/')}`, {
      body: isPacked ? bytes : await pack(bytes, constants.BROTLI_MAX_QUALITY),
      headers: {
        'content-type': types[extension] ?? 'application/octet-stream',
        'cache-control': name.startsWith('assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ...(!isPacked && { 'content-encoding': 'br' }),
      },
    })
  }
  return files
}

/** Makes a key and a certificate for this machine: browsers speak HTTP/2 only over TLS. */
async function certify(): Promise<{ key: string; cert: string }> {
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'
  const output = '-subj /CN=localhost -keyout - -out -'
  const { stdout } = await promisify(execFile)('openssl', `req ${options} ${output}`.split(' '))
  const [key = '', cert = ''] = stdout.split(/(?=-----BEGIN CERTIFICATE)/)
  return { key, cert }
}

/** A site of the bench: HTTP/2, brotli, and the same answers below /api for each. */
export interface Site {
  url: string
  close(): void
}

/**
 * Answers of the API, packed once. A poll that knows the answer gets a 304.
 */
function packAnswers(api: MockApi) {
  const kept = new Map<string, { etag: string; body: Promise<Buffer> }>()
  return (url: URL) => {
    const path = url.pathname.slice('/api'.length)
    const etag = `"${api.version}"`
    const known = kept.get(url.href)
    if (known?.etag === etag) return known
    const json = JSON.stringify(api.answer(path, url.searchParams))
    const packed = { etag, body: pack(Buffer.from(json), 4) }
    kept.set(url.href, packed)
    return packed
  }
}

/**
 * Serves a built folder as one page with routes.
 * @param folder with an `index.html`
 * @param api what it reads. @default a community of ten thousand
 */
export async function serve(
  folder: string,
  api: MockApi = createMockApi(usualCommunity),
): Promise<Site> {
  const answerTo = packAnswers(api)
  const files = await readFolder(folder)
  const index = files.get('/index.html')
  if (!index) throw new Error(`There is no index.html in ${folder}: run \`pnpm build\` first.`)
  const server: Http2SecureServer = createSecureServer(
    await certify(),
    async (request, response) => {
      const url = new URL(request.url, 'https://localhost')
      const { pathname } = url
      if (pathname.startsWith('/api/')) {
        const { etag, body } = answerTo(url)
        if (request.headers['if-none-match'] === etag) {
          response.writeHead(304, { etag }).end()
          return
        }
        const headers = { 'content-type': 'application/json', 'content-encoding': 'br', etag }
        response.writeHead(200, headers).end(await body)
        return
      }
      // A public page as its host sends it (docs/deployment.md).
      const isSignedIn = request.headers.cookie?.includes('user=')
      const page = isSignedIn ? undefined : files.get(`${pathname}.html`)
      const { body, headers } = files.get(pathname) ?? page ?? index
      response.writeHead(200, headers)
      response.end(body)
    },
  )
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { url: `https://localhost:${port}`, close: () => void server.close() }
}
