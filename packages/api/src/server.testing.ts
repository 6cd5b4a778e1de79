import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A real HTTP server on its own port. Each test sets its answer. */
export async function testServer() {
  let handler: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => {
    response.end()
  }
  const requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    requests.push({ method, url, headers })
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    requests,
    /** Answers all requests this way from now on. */
    handle(next: typeof handler) {
      requests.length = 0
      handler = next
    },
    /** Answers with a body exactly as given; without a body the answer has no Content-Length. */
    answer(status: number, body?: string, headers: Record<string, string> = {}) {
      this.handle((_, response) => {
        response.writeHead(status, headers)
        response.end(body)
      })
    },
    json(status: number, body: unknown, headers: Record<string, string> = {}) {
      this.answer(status, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers })
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
