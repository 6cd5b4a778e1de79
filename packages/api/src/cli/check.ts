import { allOperations } from '../allOperations.gen.ts'
import { fits, isList, isObject, nameOf, own, type Shape } from '../shape.ts'
import { Backend, type BackendAnswer, type Credentials } from './backend.ts'
import { type DescribedCall, describedCalls } from './contractDocument.ts'

/** What departs from the contract, by call and field. */
export interface Remark {
  call: string
  /** The place in the answer, as `data.*.id`; empty for the call as a whole. */
  field: string
  message: string
}

export interface CheckOptions {
  credentials: Credentials
  /** Features that the deployment announces: their calls are asked too. @default none */
  features?: readonly string[]
}

/** An id that no backend has given away. */
const noId = '01900000-0000-7000-8000-000000000000'
/** Calls of the sign-in itself, which come before or after all others. */
const ofSession = ['signIn', 'setUpTotp', 'verifyTotp', 'signOut']

/** All places of a value that do not fit a shape; a row's number is a star. */
export function misfits(value: unknown, shape: Shape, path = ''): string[] {
  const inside = (key: string) => (path === '' ? key : `${path}.${key}`)
  if (fits(value, shape)) return []
  if (typeof shape === 'string') return [path]
  if (isList(shape)) {
    if (!Array.isArray(value)) return [path]
    return [...new Set(value.flatMap((row) => misfits(row, shape[0], inside('*'))))]
  }
  if (!isObject(value)) return [path]
  return Object.entries(shape).flatMap(([key, kind]) => {
    const given = own(value, nameOf(key))
    const isSpared = nameOf(key) !== key && (given ?? undefined) === undefined
    return isSpared ? [] : misfits(given, kind, inside(nameOf(key)))
  })
}

const rowsOf = (body: unknown): unknown[] => {
  const data = own(body, 'data')
  return Array.isArray(data) ? data : []
}

/**
 * Asks a backend every call of the contract and reports what departs from it: the status, the shape
 * of the answer, filters that are ignored, and calls that answer without a session. It reads what is
 * there and changes nothing: a change is sent with an id that does not exist, or without a body, and
 * a feature's change that has neither is not sent.
 * @param url the address of the API: `https://hearth.example/api`
 */
export async function check(url: string, { credentials, features = [] }: CheckOptions) {
  const backend = new Backend(url)
  const remarks: Remark[] = []
  let asked = 0
  const calls = describedCalls().filter(
    ({ feature }) => feature === undefined || features.includes(feature),
  )
  const remark = ({ method, path }: DescribedCall, message: string, field = '') =>
    remarks.push({ call: `${method} ${path}`, field, message })

  const ask = (call: DescribedCall, path: string, isSignedIn = true): Promise<BackendAnswer> =>
    backend.call(call.method, path, { isSignedIn, ...(call.hasBody && { body: {} }) })

  for (const call of calls.filter(({ needsSession }) => needsSession)) {
    const { status } = await ask(call, call.path.replace('{id}', noId), false)
    if (status < 300) remark(call, `answers ${status} without a session`)
    else if (status !== 401 && status !== 403)
      remark(call, `answers ${status} without a session, not 401`)
  }

  await backend.signIn(credentials)
  asked += ofSession.length
  const changes = new Map(Object.entries(allOperations).map(([id, one]) => [id, one.changes]))
  const isRead = ({ operationId }: DescribedCall) => changes.get(operationId) === false
  const others = calls.filter(({ operationId }) => !ofSession.includes(operationId))
  // Lists first: their rows have the ids that the other reads need.
  const byIds = others.toSorted(
    (a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
  )
  const ids = new Map<string, string>()

  for (const call of byIds.filter(isRead)) {
    asked += 1
    const answer = await read(call)
    if (!answer) continue
    const [first] = rowsOf(answer.body)
    if (first === undefined) continue
    const id = own(first, 'id')
    if (id !== undefined) ids.set(call.path, String(id))
    await checkQuery(call, answer.body)
  }
  // Nothing in such a call can be refused: it would end sessions, or replace the recovery codes.
  const isRefusable = ({ feature, hasBody, path }: DescribedCall) =>
    feature === undefined || hasBody || path.includes('{id}')
  for (const call of others.filter((one) => !isRead(one) && isRefusable(one))) {
    asked += 1
    const answer = await ask(call, call.path.replace('{id}', noId))
    checkStatus(call, answer)
    // Without a 404 in the contract an id need not exist.
    const mustRefuse = call.path.includes('{id}') ? call.statuses.includes(404) : call.hasBody
    if (answer.status < 300 && mustRefuse && call.needsSession) {
      const given = call.path.includes('{id}') ? 'an id that does not exist' : 'an empty body'
      remark(call, `answers ${answer.status} to ${given}`)
    }
  }
  const signOut = calls.find(({ operationId }) => operationId === 'signOut')
  if (signOut) checkStatus(signOut, await ask(signOut, signOut.path))
  return { asked, remarks }

  /** Reads with an id of the list above it, or of another list. */
  async function read(call: DescribedCall): Promise<BackendAnswer | undefined> {
    const [list = '', rest] = call.path.split('/{id}')
    const candidates = rest === undefined ? [''] : [ids.get(list) ?? noId, ...ids.values(), noId]
    let answer: BackendAnswer | undefined
    for (const id of candidates) {
      answer = await ask(call, call.path.replace('{id}', id))
      if (answer.status !== 404) break
    }
    if (!answer) return undefined
    checkStatus(call, answer)
    const { [call.operationId]: operation } = allOperations as Record<string, { answer?: Shape }>
    if (answer.status !== 200 || !operation?.answer) return undefined
    for (const field of misfits(answer.body, operation.answer)) {
      remark(call, 'is missing or of the wrong kind', field)
    }
    const cache = answer.headers.get('Cache-Control') ?? ''
    if (!/no-store|no-cache/.test(cache)) remark(call, 'lacks Cache-Control: no-store')
    return answer
  }

  function checkStatus(call: DescribedCall, { status, body }: BackendAnswer) {
    if (!call.statuses.includes(status)) remark(call, `answers ${status}, which the contract lacks`)
    else if (status >= 500) remark(call, `answers ${status}`)
    if (status >= 400 && typeof own(body, 'message') !== 'string') {
      remark(call, `has no text in an answer of ${status}`, 'message')
    }
  }

  /** Whether each parameter of a list has an effect. */
  async function checkQuery(call: DescribedCall, all: unknown) {
    const rows = async (query: string) =>
      rowsOf((await backend.call(call.method, `${call.path}?${query}`)).body)
    const count = rowsOf(all).length
    for (const { name, values, isText } of call.query) {
      const ignored = () => remark(call, 'is ignored', `?${name}`)
      if (name === 'limit' && count > 1) {
        if ((await rows('limit=1')).length > 1) ignored()
      } else if (name === 'page' && count > 1) {
        const [first, second] = [await rows('page=1&limit=1'), await rows('page=2&limit=1')]
        if (own(first[0], 'id') === own(second[0], 'id')) ignored()
      } else if (name === 'search' && isText) {
        if ((await rows('search=qzxjvwkqzxjvwk')).length > 0) ignored()
      }
      for (const value of values) {
        const found = await rows(`${name}=${value}`)
        const wrong = found.some((row) => {
          const given = own(row, name)
          const isValue = String(given) === String(value) || Number(given) === Number(value)
          return given !== undefined && !isValue
        })
        if (wrong) {
          ignored()
          break
        }
      }
    }
  }
}
