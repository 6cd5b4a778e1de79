import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { answer } from './mockApi.ts'

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
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name))
    const extension = path.extname(name)
    if (!entry.isFile()) continue
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

/** The answers of the API, each packed once. */
const packed = new Map<string, Promise<Buffer>>()
function packedAnswer({ href, pathname, searchParams }: URL): Promise<Buffer> {
  const known = packed.get(href)
  if (known) return known
  const json = JSON.stringify(answer(pathname.slice('/api'.length), searchParams))
  const body = pack(Buffer.from(json), 4)
  packed.set(href, body)
  return body
}

/**
 * Serves a built folder as one page with routes.
 * @param folder with an `index.html`
 */
export async function serve(folder: string): Promise<Site> {
  const files = await readFolder(folder)
  const index = files.get('/index.html')
  if (!index) throw new Error(`There is no index.html in ${folder}: run \`pnpm build\` first.`)
  const server: Http2SecureServer = createSecureServer(
    await certify(),
    async (request, response) => {
      const url = new URL(request.url, 'https://localhost')
      const { pathname } = url
      if (pathname.startsWith('/api/')) {
        const headers = { 'content-type': 'application/json', 'content-encoding': 'br' }
        response.writeHead(200, headers).end(await packedAnswer(url))
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
