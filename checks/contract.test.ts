// Specification: 7

import { describe, expect, test } from 'vitest'
import { featureNames } from '../packages/api/src/panelSettings.ts'
import { inlined } from '../scripts/inlined.ts'

/**
 * Section 7 of the specification, typed by hand: the call, its operation id, and who may make it.
 */
const calls = {
  'POST /auth/signin': ['signIn', 'anyone'],
  'GET /auth/logout': ['signOut', 'anyone'],
  'POST /auth/forgot-password': ['forgotPassword', 'anyone'],
  'POST /auth/reset-password': ['resetPassword', 'anyone'],
  'GET /auth/verify-email/': ['verifyEmail', 'anyone'],
  'POST /auth/totp': ['setUpTotp', 'partialSession'],
  'POST /auth/totp-verify': ['verifyTotp', 'partialSession'],
  'POST /users/generate-key': ['generateSecurityKey', 'anyone'],
  'POST /users/delete-user': ['deleteOwnAccount', 'anyone'],
  'GET /users/pending-badges': ['listPendingBadges', 'adminSession'],
  'POST /users/badges/{id}': ['decideBadge', 'adminSession'],
  'GET /users': ['listUsers', 'adminSession'],
  'GET /users/{id}': ['getUser', 'adminSession'],
  'POST /users/verify/{id}': ['verifyUser', 'adminSession'],
  'GET /users/ban/{id}': ['banUser', 'adminSession'],
  'GET /users/un-ban/{id}': ['unbanUser', 'adminSession'],
  'DELETE /users/{id}': ['deleteUser', 'adminSession'],
  'POST /fcm/send-notification-to-user': ['sendNotificationToUser', 'adminSession'],
  'GET /invite': ['listInvites', 'adminSession'],
  'GET /invite/get/user-wise/{id}': ['listUserInvites', 'adminSession'],
  'GET /posts': ['listPosts', 'adminSession'],
  'DELETE /posts/{id}': ['deletePost', 'adminSession'],
  'GET /announcements': ['listAnnouncements', 'adminSession'],
  'POST /announcements': ['createAnnouncement', 'adminSession'],
  'PUT /announcements/{id}': ['updateAnnouncement', 'adminSession'],
  'DELETE /announcements/{id}': ['deleteAnnouncement', 'adminSession'],
  'PATCH /announcements/{id}/toggle-status': ['toggleAnnouncementStatus', 'adminSession'],
  'PATCH /announcements/{id}/toggle-pinned': ['toggleAnnouncementPinned', 'adminSession'],
  'GET /announcements/stats/overview': ['getAnnouncementStats', 'adminSession'],
  'GET /membership-plan/get-all': ['listMembershipPlans', 'adminSession'],
  'GET /membership-plan/get-active': ['listActiveMembershipPlans', 'memberSession'],
  'POST /membership-plan/sync': ['syncMembershipPlans', 'adminSession'],
  'POST /membership-plan/create': ['createMembershipPlan', 'adminSession'],
  'PUT /membership-plan/edit': ['updateMembershipPlan', 'adminSession'],
  'GET /membership-plan/get-one/{id}': ['getMembershipPlan', 'memberSession'],
  'DELETE /membership-plan/delete/{id}': ['deleteMembershipPlan', 'adminSession'],
  'PATCH /membership-plan/{id}/active': ['setMembershipPlanActive', 'adminSession'],
  'POST /file/generate-upload-url/admin': ['createUploadUrl', 'adminSession'],
}

interface Schema {
  additionalProperties?: boolean
  allOf?: object[]
  anyOf?: object[]
}
interface Operation {
  operationId: string
  security: Record<string, string[]>[]
  parameters?: { name: string }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { headers?: object; content?: { 'application/json'?: Answer } }>
  'x-changes-state'?: boolean
  'x-feature'?: string
}
interface Answer {
  schema: Schema
  example?: object
  examples?: Record<string, { value: object }>
}
interface Contract {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation> & { parameters?: { name: string }[] }>
  components: { schemas: { Error: object } }
}

const contract = inlined() as Contract
const operations = Object.entries(contract.paths).flatMap(([path, { parameters = [], ...item }]) =>
  Object.entries(item).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    ...operation,
    parameters: [...parameters, ...(operation.parameters ?? [])],
  })),
)

test('the contract has the calls of section 7 with their ids and security', () => {
  const found = operations
    .filter((operation) => operation['x-feature'] === undefined)
    .map(({ call, operationId, security: [scheme = { anyone: [] }] }) =>
      [call, operationId, ...Object.keys(scheme)].join(' '),
    )
  const listed = Object.entries(calls).map((entry) => entry.flat().join(' '))
  expect(listed).toHaveLength(38)
  expect(
    found.filter((call) => !listed.includes(call)),
    'extra: mark them with x-feature',
  ).toEqual([])
  expect(
    listed.filter((call) => !found.includes(call)),
    'missing in openapi/',
  ).toEqual([])
  expect(contract.servers.map(({ url }) => url)).toEqual(['/api'])
})

test('every other call belongs to a feature that the settings of the panel name', () => {
  const features = operations.flatMap((operation) => operation['x-feature'] ?? [])
  // `sort` and `pages` have no call: each is a parameter and a property of `GET /users`.
  expect(new Set([...features, 'sort', 'pages'])).toEqual(new Set(featureNames))
})

test('a call of the specification requires no property of a feature', () => {
  const required: string[] = []
  const look = (part: unknown, path: string) => {
    if (typeof part !== 'object' || part === null) return
    const names: unknown = Reflect.get(part, 'required')
    const properties = Object.entries(Object(Reflect.get(part, 'properties')))
    for (const [name, property] of properties) {
      const isAddition = Reflect.has(Object(property), 'x-feature')
      if (isAddition && Array.isArray(names) && names.includes(name)) required.push(path + name)
    }
    for (const [key, value] of Object.entries(part)) look(value, `${path}${key}.`)
  }
  look(contract.paths, '')
  expect(required).toEqual([])
})

// The linter tests the rest (redocly.yaml): examples that fit, security schemes, common answers.
describe.each(operations)('$call', (operation) => {
  const { call, operationId, parameters, requestBody, responses } = operation

  test('may answer 304 to a read, and to nothing that changes', () => {
    expect('304' in responses).toBe(call.startsWith('GET') && !operation['x-changes-state'])
  })

  test('has errors of the one shape, examples with codes, and Retry-After where one should wait', () => {
    const errors = Object.entries(responses).filter(([status]) => status >= '400')
    for (const [status, { content, headers = {} }] of errors) {
      const { schema, example, examples = {} } = content?.['application/json'] ?? {}
      // A refusal with a record has it in addition to the shared shape.
      const [shape] = schema?.allOf ?? [schema]
      expect(shape).toEqual(contract.components.schemas.Error)
      for (const each of [
        example ?? [],
        Object.values(examples).map(({ value }) => value),
      ].flat()) {
        expect(each, `${status} has a code`).toHaveProperty('code')
      }
      expect('Retry-After' in headers, status).toBe(['429', '503'].includes(status))
    }
  })

  test('refuses properties that it does not know', () => {
    const schema = requestBody?.content['application/json'].schema
    for (const part of schema?.anyOf ?? [schema ?? { additionalProperties: false }]) {
      expect(part).toHaveProperty('additionalProperties', false)
    }
  })

  test('is marked when it is a GET that changes state, and takes the header then', () => {
    const changing = ['signOut', 'verifyEmail', 'banUser', 'unbanUser'].includes(operationId)
    expect(operation['x-changes-state'] ?? false).toBe(changing)
    expect(parameters.some(({ name }) => name === 'X-Requested-With')).toBe(changing)
  })
})
