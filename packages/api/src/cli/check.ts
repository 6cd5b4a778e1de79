import { hearth } from '../hearth.ts'
import { operations } from '../operations.gen.ts'
import { isObject, own, type Shape } from '../shape.ts'
import { Backend, type BackendAnswer, TooManyCalls } from './backend.ts'
import { type DescribedCall, describedCalls } from './contractDocument.ts'
import { departures, wrongImages } from './departures.ts'
import { ignoredParameters, rowsOf } from './ignoredParameters.ts'
import type { Level, Remark } from './remark.ts'
import { type Credentials, checkCookies, signIn } from './signIn.ts'

export type { Level, Remark } from './remark.ts'
export type { Credentials } from './signIn.ts'

export interface CheckOptions {
  credentials: Credentials
  /** Features that the deployment announces: their calls are asked too. @default none */
  features?: readonly string[]
  /**
   * Also sets up the second factor of an account that has none, and asks for an address for an
   * upload. @default false: nothing changes
   */
  mayWrite?: boolean
  /** Called with the secret of a second factor that is set up, before it is first used. */
  onNewSecret?: (secret: string) => void
}

export interface CheckResult {
  /** How many calls were asked. */
  asked: number
  remarks: Remark[]
  /** What stays unproved, as sentences. */
  unproved: string[]
}

/** An id that no backend has given away. */
const noId = '01900000-0000-7000-8000-000000000000'
/** Calls of the sign-in itself, which come before or after all others. */
const ofSession = ['signIn', 'setUpTotp', 'verifyTotp', 'signOut']
const nameOf = ({ method, path }: DescribedCall): string => `${method} ${path}`

/**
 * Asks a backend every call of the contract and reports what departs from it, by what it costs: the
 * sign-in, cookies, statuses, shapes of the answers, addresses of images, filters that are
 * ignored, calls that answer without a session or to another site. It reads what is there and
 * changes nothing unless `mayWrite`: a change is sent with an id that does not exist, or without a
 * body, and one that has neither is not sent.
 * @param url the address of the API: `https://hearth.example/api`
 * @throws Error when the sign-in fails, or the backend does not answer
 */
export async function check(url: string, options: CheckOptions): Promise<CheckResult> {
  const { credentials, features = [], mayWrite = false, onNewSecret } = options
  const backend = new Backend(url)
  const remarks: Remark[] = []
  const unproved: string[] = []
  const asked = new Set<string>()
  const calls = describedCalls().filter(
    ({ feature }) => feature === undefined || features.includes(feature),
  )
  const changes = new Map(Object.entries(operations).map(([id, one]) => [id, one.changes]))
  const isRead = ({ operationId }: DescribedCall) => changes.get(operationId) === false
  const others = calls.filter(({ operationId }) => !ofSession.includes(operationId))

  const remark = (call: DescribedCall, level: Level, message: string, field = '') =>
    remarks.push({ level, call: nameOf(call), field, message })
  const ask = (call: DescribedCall, path: string, isSignedIn = true): Promise<BackendAnswer> => {
    asked.add(call.operationId)
    return backend.call(call.method, path, { isSignedIn, ...(call.hasBody && { body: {} }) })
  }

  try {
    await checkWithoutSession()
    let isSetUp = false
    const ofSignIn = await signIn(backend, {
      credentials,
      mayWrite,
      onNewSecret: (secret) => {
        isSetUp = true
        onNewSecret?.(secret)
      },
    })
    if (!isSetUp) {
      unproved.push('POST /auth/totp was not asked: it would replace the second factor.')
    }
    remarks.push(...ofSignIn, ...checkCookies(url, backend.setCookies))
    await checkReads()
    await checkChanges()
    await checkOtherSites()
    await checkUpload()
    await checkSignOut()
  } catch (error) {
    if (!(error instanceof TooManyCalls)) throw error
    unproved.push(`${error.message}: the check ended there.`)
  }
  return { asked: asked.size, remarks, unproved }

  /** The panel takes 401, 419, 440, and a redirect that ends in an HTML page, for an ended session. */
  async function checkWithoutSession() {
    for (const call of calls.filter(({ needsSession }) => needsSession)) {
      if (ofSession.includes(call.operationId)) continue
      const { status } = await ask(call, call.path.replace('{id}', noId), false)
      const answers = `answers ${status} without a session`
      if (status === 401) continue
      if (status < 300) remark(call, 'unsafe', answers)
      else if (status < 400 || [419, 440].includes(status)) {
        remark(call, 'tolerated', `${answers}: send 401`)
      } else remark(call, 'page', `${answers}, so a lost session is not noticed: send 401`)
    }
  }

  async function checkReads() {
    // Lists first: their rows have the ids that the other reads need.
    const lists = others.filter(isRead).toSorted((a, b) => placesOf(a) - placesOf(b))
    const ids = new Map<string, string>()
    for (const call of lists) {
      const answer = await read(call, ids)
      if (!answer) continue
      const rows = rowsOf(answer.body)
      const [first] = rows
      if (first === undefined) {
        if (Array.isArray(own(answer.body, 'data'))) {
          unproved.push(`${nameOf(call)} has no rows: their shape was not checked.`)
        }
        continue
      }
      const id = own(first, 'id')
      if (id !== undefined) ids.set(call.path, String(id))
      for (const parameter of await ignoredParameters(backend, call, rows)) {
        remark(
          call,
          'page',
          'is ignored: the list shows rows that nobody asked for',
          `?${parameter}`,
        )
      }
    }
  }

  /** Reads with an id of the list above it, or of another list. */
  async function read(
    call: DescribedCall,
    ids: ReadonlyMap<string, string>,
  ): Promise<BackendAnswer | undefined> {
    const [list = '', rest] = call.path.split('/{id}')
    const candidates = rest === undefined ? [''] : [ids.get(list) ?? noId, ...ids.values(), noId]
    let answer: BackendAnswer | undefined
    for (const id of candidates) {
      answer = await ask(call, call.path.replace('{id}', id))
      if (answer.status !== 404) break
    }
    if (!answer) return undefined
    checkStatus(call, answer)
    const { [call.operationId]: operation } = operations as Record<string, { answer?: Shape }>
    if (answer.status !== 200) {
      unproved.push(`${nameOf(call)} never answered 200: its shape was not checked.`)
      return undefined
    }
    if (!operation?.answer) return undefined
    const needsIds = !hearth.mayLackId?.includes(call.operationId)
    const found = departures(answer.body, operation.answer, needsIds)
    for (const { level, field, message } of [...found, ...wrongImages(answer.body)]) {
      remark(call, level, message, field)
    }
    const cache = answer.headers.get('Cache-Control') ?? ''
    if (!/no-store|no-cache/.test(cache)) remark(call, 'unsafe', 'lacks Cache-Control: no-store')
    return answer
  }

  async function checkChanges() {
    // Nothing in another call could be refused: it would really run.
    const isRefusable = ({ hasBody, needsQuery, path }: DescribedCall) =>
      hasBody || needsQuery || path.includes('{id}')
    for (const call of others.filter((one) => !isRead(one))) {
      if (!isRefusable(call)) {
        unproved.push(`${nameOf(call)} was not asked: it would change something.`)
        continue
      }
      const answer = await ask(call, call.path.replace('{id}', noId))
      checkStatus(call, answer)
      // Without a 404 in the contract an id need not exist.
      const hasId = call.path.includes('{id}')
      const mustRefuse = hasId ? call.statuses.includes(404) : call.hasBody
      if (answer.status < 300 && mustRefuse && call.needsSession) {
        const given = hasId ? 'an id that does not exist' : 'an empty body'
        remark(call, 'detail', `answers ${answer.status} to ${given}`)
      }
    }
  }

  /** A GET that changes something works from an image or a link of any site that has no guard. */
  async function checkOtherSites() {
    for (const call of others.filter((one) => one.method === 'GET' && !isRead(one))) {
      if (!call.needsSession) continue
      const path = call.path.replace('{id}', noId)
      const { status } = await backend.call('GET', path, { isFromElsewhere: true })
      if (status === 401 || status === 403) continue
      const remedy = 'refuse calls without X-Requested-With with 403'
      remark(call, 'unsafe', `is taken from another site (${status}): ${remedy}`)
    }
  }

  async function checkUpload() {
    const call = others.find(({ operationId }) => operationId === 'createUploadUrl')
    if (!call) return
    if (!mayWrite) {
      unproved.push(`${nameOf(call)} was asked without a file only.`)
      return
    }
    const body = { fileName: 'check.png', fileType: 'image/png' }
    const answer = await backend.call(call.method, call.path, { body })
    checkStatus(call, answer)
    for (const { level, field, message } of departures(answer.body, { url: 'string' })) {
      remark(call, level, message, field)
    }
  }

  async function checkSignOut() {
    const signOut = calls.find(({ operationId }) => operationId === 'signOut')
    const list = others.find(({ operationId }) => operationId === 'listUsers')
    if (!signOut || !list) return
    await backend.call('GET', signOut.path, { isFromElsewhere: true })
    const { status } = await backend.call('GET', list.path)
    if (status === 401) remark(signOut, 'unsafe', 'is taken from another site')
    checkStatus(signOut, await ask(signOut, signOut.path))
  }

  function checkStatus(call: DescribedCall, { status, body }: BackendAnswer) {
    const isFailedRead = isRead(call) && status !== 200
    if (!call.statuses.includes(status)) {
      const level = status >= 500 || isFailedRead ? 'page' : 'tolerated'
      remark(call, level, `answers ${status}, which the contract lacks`)
    } else if (status >= 500) remark(call, 'page', `answers ${status}`)
    if (status < 400) return
    if (typeof own(body, 'message') !== 'string') {
      const effect = "the panel's own text is shown"
      remark(call, 'detail', `has no text in an answer of ${status}: ${effect}`, 'message')
    }
    const errors = own(body, 'errors')
    const isFieldError = (one: unknown) =>
      isObject(one) && typeof one.field === 'string' && typeof one.message === 'string'
    if (errors !== undefined && !(Array.isArray(errors) && errors.every(isFieldError))) {
      const wanted = 'send a list of { field, message }'
      remark(call, 'detail', `is of another form, so no field shows its error: ${wanted}`, 'errors')
    }
  }
}

const placesOf = ({ path }: DescribedCall): number => Number(path.includes('{'))
