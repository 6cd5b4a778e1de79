// Specification: 7

import type { Product } from '../support/product'
import { expect, mailed, test } from '../support/test'
import { Authenticator } from '../support/totp'
import { callDesk } from './deskCalls'
import { exampleBody, operationOf, operations } from './operations'
import { startPrism } from './prism'
import { callRedress } from './redressCalls'
import { callTeam, joinTeam } from './teamCalls'

// It needs an administrator who has not enrolled yet.
test.use({ usesUp: 'every call of the contract' })

interface Answer {
  id: string
  data: never
  secret: string
  etag: string
}

/** A client of the API behind Prism, with the session of one administrator. */
class Client {
  /** Operations that were answered with success. */
  readonly made = new Set<string>()
  /** Each as 'GET /users/{id} 200: what is wrong'. */
  readonly departures: string[] = []
  readonly #url: string
  #session = ''

  constructor(url: string) {
    this.#url = url
  }

  /**
   * Makes a call.
   * @param body the contract's own example by default
   */
  async call<Data = Record<string, never>>(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ data: Data } & Omit<Answer, 'data'>> {
    const [pathname = ''] = path.split('?')
    const operation = operationOf(method, pathname)
    if (!operation) throw new Error(`The contract has no ${method} ${pathname}`)
    const sent = body ?? exampleBody(operation)
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        'X-Requested-With': 'hearth',
        // The contract's schemes are for https, where the cookie of the session has a prefix.
        cookie: `sid=${this.#session}; __Host-sid=${this.#session}`,
        ...(sent !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    })
    const { status, headers } = answer
    const violations = JSON.parse(headers.get('sl-violations') ?? '[]') as { message: string }[]
    this.departures.push(
      ...violations.map(({ message }) => `${operation.call} ${status}: ${message}`),
    )
    this.#session = /\bsid=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? this.#session
    const text = await answer.text()
    expect(status, `${operation.call}: ${text}`).toBeLessThan(300)
    this.made.add(operation.operationId)
    const isJson = headers.get('content-type')?.startsWith('application/json')
    return JSON.parse(isJson ? text : '{}')
  }
}

/** A member who asks for citizenship. */
interface Requester {
  id: string
  /** Why the server would refuse to approve the request. */
  refusal?: object | null
}

interface Member {
  id: string
  email: string
  role: string
  isBanned: boolean
  isVerified: boolean
  isEmailVerified: boolean
}

async function signIn(client: Client, { credentials }: Product): Promise<void> {
  const { email, password } = credentials
  await client.call('POST', '/auth/signin', { email, password, role: 'ADMIN' })
  const { secret } = await client.call('POST', '/auth/totp')
  const token = await new Authenticator(secret).next()
  await client.call('POST', '/auth/totp-verify', { token })
}

async function changeMembers(client: Client): Promise<void> {
  const { data } = await client.call<Member[]>('GET', '/users?limit=100')
  const members = data.filter(
    ({ role, isBanned, isVerified }) => role.toLowerCase() === 'member' && !isBanned && !isVerified,
  )
  const member = members.find(({ isEmailVerified }) => isEmailVerified)
  const [other, removed] = members.filter(({ isEmailVerified }) => !isEmailVerified)
  await client.call('GET', `/users/${member?.id}`)
  await client.call('POST', `/users/verify/${member?.id}`)
  await client.call('GET', `/users/ban/${member?.id}`)
  await client.call('GET', `/users/un-ban/${member?.id}`)
  await client.call('DELETE', `/users/${other?.id}`)
  await client.call('POST', '/fcm/send-notification-to-user', {
    ...Object(exampleBody(operationNamed('sendNotificationToUser'))),
    email: member?.email,
  })
  await client.call('GET', '/invite')
  await client.call('GET', `/invite/get/user-wise/${member?.id}`)
  const { data: requests } = await client.call<Requester[]>('GET', '/users/pending-badges')
  const approvable = requests.find(({ refusal }) => !refusal)
  await client.call('POST', `/users/badges/${approvable?.id}`, { approved: 2 })

  const { data: ban } = await client.call<{ id: string }>('POST', `/users/${member?.id}/ban`)
  await client.call('POST', `/record/${ban.id}/undo`)
  await client.call('POST', `/users/${member?.id}/ban`)
  await client.call('POST', `/users/${member?.id}/un-ban`, {})
  await client.call('POST', `/users/${removed?.id}/remove`)
  await client.call('GET', '/record')
  await client.call('GET', '/trash?kind=member')
  await client.call('GET', '/numbers?days=30')
  await client.call('GET', '/record/digest')
  await client.call('POST', '/record/digest')
  await client.call('POST', '/record/exports')
  await client.call('GET', `/users/${member?.id}/timeline`)
  await client.call('GET', `/users/${member?.id}/impact`)
  await client.call('POST', '/emails/preview', { action: 'ban', subjectId: member?.id })
  const { data: note } = await client.call<{ id: string }>('POST', `/users/${member?.id}/notes`)
  await client.call('GET', `/users/${member?.id}/notes`)
  await client.call('PUT', `/notes/${note.id}`)
  await client.call('DELETE', `/notes/${note.id}`)
  const { etag } = await client.call('GET', '/reason-templates')
  await client.call('PUT', '/reason-templates', {
    templates: [{ kind: 'ban', text: 'Spam' }],
    etag,
  })
}

function operationNamed(id: string) {
  const operation = operations.find(({ operationId }) => operationId === id)
  if (!operation) throw new Error(`The contract has no ${id}`)
  return operation
}

async function changeContent(client: Client): Promise<void> {
  const { data: posts } = await client.call<{ id: string }[]>('GET', '/posts')
  await client.call('DELETE', `/posts/${posts[0]?.id}`)
  await client.call('POST', `/posts/${posts[1]?.id}/remove`)

  await client.call('GET', '/announcements')
  const { data: announcement } = await client.call<{ id: string }>('POST', '/announcements')
  const address = `/announcements/${announcement.id}`
  await client.call('PUT', address)
  await client.call('PATCH', `${address}/toggle-status`)
  await client.call('PATCH', `${address}/toggle-pinned`)
  await client.call('GET', '/announcements/stats/overview')
  await client.call('DELETE', address)

  await client.call('POST', '/file/generate-upload-url/admin')
  // Its image does not exist here, and its etag is that of another plan.
  const draft = Object(exampleBody(operationNamed('createMembershipPlan')))
  await client.call('POST', '/membership-plan/create', { ...draft, image: undefined })
  const { data: plans } = await client.call<{ id: string; name: string }[]>(
    'GET',
    '/membership-plan/get-all',
  )
  const id = plans.find(({ name }) => name === draft.name)?.id
  const edit = Object(exampleBody(operationNamed('updateMembershipPlan')))
  await client.call('PUT', '/membership-plan/edit', {
    ...edit,
    id,
    image: undefined,
    etag: undefined,
  })
  await client.call('GET', `/membership-plan/get-one/${id}`)
  await client.call('PATCH', `/membership-plan/${id}/active`)
  await client.call('POST', '/membership-plan/sync')
  await client.call('GET', '/membership-plan/get-active')
  await client.call('DELETE', `/membership-plan/delete/${id}`)
}

/** What somebody does who has only an email: each needs what the email brings. */
async function followEmails(client: Client, product: Product): Promise<void> {
  const { data } = await client.call<Member[]>('GET', '/users?limit=100')
  const unverified = data.find(({ isEmailVerified }) => !isEmailVerified)
  const leaving = data.find(
    ({ id, email }) => id !== unverified?.id && /^member|^[a-z.0-9]+@/.test(email),
  )
  const email = leaving?.email ?? ''
  await client.call('POST', '/my-data/key', { email })
  const dataKey = await mailed(product, 'data-key', email)
  await client.call('POST', '/my-data', { email, securityKey: dataKey })
  const copy = new URL(await mailed(product, 'own-data', email))
  await client.call('POST', '/my-data/read', { token: copy.hash.replace('#token=', '') })
  await client.call('POST', `/users/${unverified?.id}/export`)
  await client.call('POST', '/users/generate-key', { email })
  const securityKey = await mailed(product, 'delete-key', email)
  await client.call('POST', '/users/delete-user', { email, securityKey })

  await product.operate('email:verify', '--email', unverified?.email ?? '')
  const verify = new URL(await mailed(product, 'verify', unverified?.email ?? ''))
  await client.call('GET', `/auth/verify-email/${verify.search}`)

  await client.call('GET', '/auth/logout')
  await client.call('POST', '/auth/forgot-password', { email: product.credentials.email })
  const reset = new URL(await mailed(product, 'reset', product.credentials.email))
  await client.call('POST', '/auth/reset-password', {
    token: reset.searchParams.get('token'),
    password: 'correct horse 9',
  })
}

test('every call of the contract succeeds, as the contract says', async ({ product }) => {
  test.setTimeout(240_000)
  const prism = await startPrism(`${product.url}/api`)
  const client = new Client(prism.url)
  try {
    await signIn(client, product)
    await callTeam(client, new Client(prism.url), product)
    await callDesk(client)
    await changeMembers(client)
    await changeContent(client)
    await callRedress(client, product)
    await followEmails(client, product)
    await joinTeam(client, product)
  } finally {
    await prism.stop()
  }
  expect([...client.made].toSorted()).toEqual(
    operations.map(({ operationId }) => operationId).toSorted(),
  )
  expect(client.departures).toEqual([])
})

test('Prism reports an answer that departs from the contract', async ({ product }) => {
  test.setTimeout(240_000)
  product.frontProxy.intercept = async ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":[]}')
  }
  const prism = await startPrism(`${product.url}/api`)
  const client = new Client(prism.url)
  try {
    await client.call('GET', '/users')
  } finally {
    product.frontProxy.intercept = undefined
    await prism.stop()
  }
  expect(client.departures.join()).toContain('GET /users 200: Response body must have required')
})
