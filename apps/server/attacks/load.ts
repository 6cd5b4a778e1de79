// Stewards at work: each sends one request after another on a kept-alive connection.
import { Agent, type IncomingMessage, request } from 'node:http'
import type { Changes, Steward } from './community.ts'

/** Two requests of ten change something; a session may make 120 changes in a minute. */
const changesInTen = 2
const changesAtMost = 110

const reads = ['/users?limit=10', '/posts', '/announcements', '/membership-plan/get-all'] as const

interface Call {
  readonly method: string
  readonly path: string
}

/** The next change: bans and unbans a member by GET, or toggles the pin by PATCH. */
const changeOf = ({ members, announcement }: Steward, i: number): Call => {
  if (i % 2 === 0) return { method: 'PATCH', path: `/announcements/${announcement}/toggle-pinned` }
  const turn = (i - 1) / 2
  const verb = Math.floor(turn / members.length) % 2 === 0 ? 'ban' : 'un-ban'
  return { method: 'GET', path: `/users/${verb}/${members[turn % members.length]}` }
}

/** How one request ended: its status, or why no answer came. */
type Outcome =
  | { readonly status: number; readonly requestId: string }
  | { readonly code: string; readonly status?: undefined }

const send = (agent: Agent, address: string, cookie: string, call: Call): Promise<Outcome> =>
  new Promise((resolve) => {
    const fail = (error: Error & { code?: string }) =>
      resolve({ code: error.code ?? error.message })
    const answered = (response: IncomingMessage) => {
      response
        .on('error', fail)
        .on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            requestId: String(response.headers['x-request-id']),
          }),
        )
        .resume()
    }
    const { method, path } = call
    request(`${address}/api${path}`, { agent, method, headers: { cookie } }, answered)
      .on('error', fail)
      .end()
  })

export interface Load {
  /** Requests that were answered with success. */
  readonly answered: number
  /** How often the others ended in which way: `GET 502`, `PATCH ECONNRESET`. */
  readonly dropped: ReadonlyMap<string, number>
  readonly changes: readonly Changes[]
}

export interface LoadOptions {
  readonly address: string
  readonly stewards: readonly Steward[]
  /** Called before each request. */
  readonly goOn: (sent: number) => boolean
  /** Makes only changes, up to the limit of the sessions. */
  readonly changesOnly?: boolean
}

/** Lets all stewards work at the same time until they are told to stop or the port is closed. */
export const work = async (options: LoadOptions): Promise<Load> => {
  const { address, stewards, goOn, changesOnly = false } = options
  const dropped = new Map<string, number>()
  let sent = 0
  let answered = 0

  const workOf = async (steward: Steward): Promise<Changes> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const acknowledged: string[] = []
    let asked = 0
    // Nobody knows whether it was done, so the effect of the next change is uncertain too.
    let isUncertain = false
    for (let i = 0; goOn(sent); i += 1) {
      const mayChange: boolean = asked < changesAtMost && !isUncertain
      if (changesOnly && !mayChange) break
      const isChange: boolean = mayChange && (changesOnly || i % 10 < changesInTen)
      const read = { method: 'GET', path: reads[i % reads.length] ?? '' }
      const call = isChange ? changeOf(steward, asked) : read
      const outcome = await send(agent, address, steward.cookie, call)
      // No server is there any more: this is not a dropped request.
      if (outcome.status === undefined && outcome.code === 'ECONNREFUSED') break
      sent += 1
      if (isChange) asked += 1
      if (outcome.status === 200) {
        answered += 1
        if (isChange) acknowledged.push(outcome.requestId)
      } else {
        const kind = `${isChange ? 'change' : 'read'} ${outcome.status ?? outcome.code}`
        dropped.set(kind, (dropped.get(kind) ?? 0) + 1)
        isUncertain ||= isChange
      }
    }
    agent.destroy()
    return { steward, acknowledged, failed: asked - acknowledged.length }
  }
  const changes = await Promise.all(stewards.map(workOf))
  return { answered, dropped, changes }
}

/** A summary: `0`, or `3 (read 502: 2, change ECONNRESET: 1)`. */
export const formatDropped = (dropped: ReadonlyMap<string, number>): string => {
  const kinds = [...dropped].map(([kind, times]) => `${kind}: ${times}`)
  const total = [...dropped.values()].reduce((sum, times) => sum + times, 0)
  return kinds.length > 0 ? `${total} (${kinds.join(', ')})` : '0'
}
