import { expect } from 'vitest'
import type { Method } from '../helper.ts'
import { operations } from '../operations.ts'

/** One of the two servers, as a client sees it. */
export interface Side {
  /** The ids of the calls that it answered with success. */
  readonly made: ReadonlySet<string>
  /** Makes a call of the contract. @throws Error when it does not succeed */
  call<Body = unknown>(method: Method, path: string, body?: object, cookie?: string): Promise<Body>
  post<Body = unknown>(path: string, body?: object, cookie?: string): Promise<Body>
  /** Makes a call whose answer is a file. @throws Error when it does not succeed */
  view(path: string): Promise<void>
  /** Sends an image to a link for uploads. @throws Error when it does not succeed */
  upload(link: string, image: Buffer): Promise<void>
  /** Expects that a read contains a text, in its JSON. */
  shows(path: string, text: string): Promise<void>
  /** Expects that a read does not contain a text. */
  lacks(path: string, text: string): Promise<void>
  /** The status of a call, also of one that is refused. */
  status(method: Method, path: string, cookie?: string): Promise<number>
  /** The first cookie that a successful call sets. */
  signIn(path: string, body: object, cookie?: string): Promise<string>
}

const patterns = operations
  .map(({ operationId, method, template }) => ({
    operationId,
    method,
    parameters: template.split('{').length,
    pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .sort((a, b) => a.parameters - b.parameters)

const operationOf = (method: Method, path: string): string => {
  const [pathname = ''] = path.split('?')
  const found = patterns.find((one) => one.method === method && one.pattern.test(pathname))
  if (found) return found.operationId
  throw new Error(`${method} ${path} is not in the contract`)
}

let addresses = 0
/** A new client address for each call, so that limits do not interfere. */
const nextAddress = (): string => {
  addresses += 1
  return `10.0.${addresses >> 8}.${addresses & 255}`
}

/** A client of one server. `owner` is the cookie of calls that name none. */
export const createSide = (address: string, owner: () => string): Side => {
  const made = new Set<string>()
  const request = (method: Method, path: string, cookie = owner(), body?: object) =>
    fetch(`${address}/api${path}`, {
      method,
      headers: {
        cookie,
        'x-forwarded-for': nextAddress(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const succeed = async (method: Method, path: string, cookie?: string, body?: object) => {
    const operation = operationOf(method, path)
    const response = await request(method, path, cookie, body)
    if (!response.ok) {
      throw new Error(`${operation} answered ${response.status}: ${await response.text()}`)
    }
    made.add(operation)
    return response
  }
  const read = async (path: string) => (await succeed('GET', path)).text()
  const call = async <Body>(method: Method, path: string, body?: object, cookie?: string) =>
    (await succeed(method, path, cookie, body)).json() as Promise<Body>
  return {
    made,
    call,
    post: (path, body, cookie) => call('POST', path, body, cookie),
    view: async (path) => {
      await (await succeed('POST', path)).arrayBuffer()
    },
    upload: async (link, image) => {
      const headers = { 'content-type': 'image/png' }
      const sent = await fetch(address + link, {
        method: 'PUT',
        headers,
        body: new Uint8Array(image),
      })
      expect(sent.status, await sent.text()).toBe(200)
    },
    shows: async (path, text) => expect(await read(path)).toContain(text),
    lacks: async (path, text) => expect(await read(path)).not.toContain(text),
    status: async (method, path, cookie) => (await request(method, path, cookie)).status,
    signIn: async (path, body, cookie = '') => {
      const response = await succeed('POST', path, cookie, body)
      return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    },
  }
}
