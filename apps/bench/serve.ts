import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { fastify } from 'fastify'
import { answer } from './mockApi.ts'

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
  close(): Promise<void>
}

/** The answers of the API by address, each compressed once. */
const compressed = new Map<string, Promise<Buffer>>()

function compressedAnswer(address: string): Promise<Buffer> {
  const known = compressed.get(address)
  if (known) return known
  const { pathname, searchParams } = new URL(address, 'https://localhost')
  const json = JSON.stringify(answer(pathname.slice('/api'.length), searchParams))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  const body = promisify(brotliCompress)(Buffer.from(json), { params })
  compressed.set(address, body)
  return body
}

/**
 * Serves a built folder as one page with routes.
 * @param folder with an `index.html`, and a `.br` beside each file that can be compressed
 */
export async function serve(folder: string): Promise<Site> {
  if (!existsSync(path.join(folder, 'index.html.br'))) {
    throw new Error(`There is no compressed index.html in ${folder}: run \`pnpm build\` first.`)
  }
  const app = fastify({ http2: true, https: await certify() })
  const assets = path.join(folder, 'assets') + path.sep
  app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(assets)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/api/*', async ({ url }, reply) =>
    reply
      .type('application/json')
      .header('content-encoding', 'br')
      .send(await compressedAnswer(url)),
  )
  app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url: url.replace('127.0.0.1', 'localhost'), close: () => app.close() }
}
