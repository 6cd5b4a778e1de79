import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Difference } from './differences.ts'

const page = join(import.meta.dirname, 'review.html')

interface Review {
  url: string
  /** Resolves when the person ends the review. */
  accepted: Promise<Difference[]>
  close: () => Promise<void>
}

/**
 * Serves the page of a review on this machine only. Accepting copies the new screenshot over the one
 * of the commit, so that the next comparison with that commit finds no difference.
 *
 *     GET  /                    the page
 *     GET  /differences         names, verdicts, and whether there is an image of the changed pixels
 *     GET  /<index>/<image>     before, after or changes
 *     POST /<index>/<verdict>   accept or reject
 *     POST /end
 */
export async function serveReview(differences: readonly Difference[]): Promise<Review> {
  const verdicts = new Map<Difference, 'accept' | 'reject'>()
  const originals = await Promise.all(differences.map(({ before }) => readFile(before)))
  const { promise, resolve } = Promise.withResolvers<Difference[]>()

  async function answer(
    method: string,
    path: string,
  ): Promise<[type: string, body: Buffer | string]> {
    if (path === '/') return ['text/html; charset=utf-8', await readFile(page)]
    if (path === '/differences') {
      const rows = differences.map((difference) => ({
        name: difference.name,
        hasChanges: Boolean(difference.changes),
        verdict: verdicts.get(difference),
      }))
      return ['application/json', JSON.stringify(rows)]
    }
    if (method === 'POST' && path === '/end') return ['text/plain', '']
    const [, index, word = ''] = path.split('/')
    const difference = differences[Number(index)]
    const original = originals[Number(index)]
    if (!difference || !original) throw new Error(`There is no difference ${index}`)
    if (method === 'POST') {
      if (word !== 'accept' && word !== 'reject') throw new Error(`${word} is no verdict`)
      if (word === 'accept') await copyFile(difference.after, difference.before)
      else if (verdicts.get(difference) === 'accept') await writeFile(difference.before, original)
      verdicts.set(difference, word)
      return ['text/plain', '']
    }
    if (word === 'before') return ['image/png', original]
    const file = { after: difference.after, changes: difference.changes }[word]
    if (!file) throw new Error(`There is no image ${word}`)
    return ['image/png', await readFile(file)]
  }

  const isAccepted = (one: Difference) => verdicts.get(one) === 'accept'

  const server = createServer((request, response) => {
    // Another site open in the same browser must not accept anything.
    if (request.method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site') {
      response.writeHead(403).end()
      return
    }
    if (request.url === '/end') response.on('close', () => resolve(differences.filter(isAccepted)))
    answer(request.method ?? 'GET', request.url ?? '/').then(
      ([type, body]) => response.writeHead(200, { 'Content-Type': type }).end(body),
      (error: Error) =>
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end(error.message),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    accepted: promise,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
