// Specification: 7

import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
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

/** The calls of features, which go beyond the specification, typed by hand likewise. */
const additions = {
  record: {
    'GET /record': ['listRecord', 'adminSession'],
    'POST /record/{id}/undo': ['undoEntry', 'adminSession'],
    'POST /record/exports': ['recordListExport', 'adminSession'],
    'GET /record/digest': ['getDigest', 'adminSession'],
    'POST /record/digest': ['markDigest', 'adminSession'],
    'GET /reason-templates': ['listReasonTemplates', 'adminSession'],
    'PUT /reason-templates': ['replaceReasonTemplates', 'adminSession'],
    'POST /emails/preview': ['previewEmail', 'adminSession'],
    'GET /trash': ['listTrash', 'adminSession'],
    'GET /users/{id}/timeline': ['listUserTimeline', 'adminSession'],
    'GET /users/{id}/notes': ['listNotes', 'adminSession'],
    'POST /users/{id}/notes': ['createNote', 'adminSession'],
    'PUT /notes/{id}': ['updateNote', 'adminSession'],
    'DELETE /notes/{id}': ['deleteNote', 'adminSession'],
    'GET /users/{id}/impact': ['getUserImpact', 'adminSession'],
    'POST /users/{id}/ban': ['banUserWithReason', 'adminSession'],
    'POST /users/{id}/un-ban': ['unbanUserWithReason', 'adminSession'],
    'POST /users/{id}/remove': ['deleteUserWithReason', 'adminSession'],
    'POST /posts/{id}/remove': ['deletePostWithReason', 'adminSession'],
  },
  /** A parameter and a property of `GET /users`. */
  sort: {},
  team: {
    'GET /team': ['getTeam', 'adminSession'],
    'PUT /team/{id}': ['changeTeamRole', 'adminSession'],
    'POST /team/{id}/suspend': ['suspendTeamMember', 'adminSession'],
    'POST /team/{id}/resume': ['resumeTeamMember', 'adminSession'],
    'POST /team/{id}/end': ['endTeamMember', 'adminSession'],
    'POST /team/{id}/reset-second-factor': ['resetTeamMemberSecondFactor', 'adminSession'],
    'POST /team-invitations': ['inviteToTeam', 'adminSession'],
    'DELETE /team-invitations/{id}': ['revokeTeamInvitation', 'adminSession'],
    'POST /team-invitations/{id}/resend': ['resendTeamInvitation', 'adminSession'],
    'POST /join-team/read': ['readTeamInvitation', 'anyone'],
    'POST /join-team': ['joinTeam', 'anyone'],
    'GET /account': ['getAccount', 'adminSession'],
    'PUT /account/password': ['changePassword', 'adminSession'],
    'DELETE /account/sessions/{id}': ['endAccountSession', 'adminSession'],
    'POST /account/sessions/end-others': ['endOtherSessions', 'adminSession'],
    'POST /account/recovery-codes': ['makeRecoveryCodes', 'adminSession'],
    'POST /account/passkeys/options': ['startPasskey', 'partialSession'],
    'POST /account/passkeys': ['addPasskey', 'partialSession'],
    'PUT /account/passkeys/{id}': ['renamePasskey', 'adminSession'],
    'DELETE /account/passkeys/{id}': ['removePasskey', 'adminSession'],
    'POST /auth/passkey/options': ['startPasskeyCheck', 'partialSession'],
    'POST /auth/passkey': ['verifyPasskey', 'partialSession'],
    'POST /auth/recovery': ['verifyRecoveryCode', 'partialSession'],
  },
  desk: {
    'POST /users/{id}/decline': ['declineUser', 'adminSession'],
    'POST /users/{id}/hold': ['holdDocuments', 'adminSession'],
    'POST /users/{id}/release': ['releaseDocuments', 'adminSession'],
    'POST /users/{id}/documents/{kind}/view': ['viewDocument', 'adminSession'],
    'POST /posts/{id}/report': ['reportPost', 'memberSession'],
    'GET /desk': ['getDesk', 'adminSession'],
    'GET /desk/newcomers': ['listNewcomers', 'adminSession'],
    'GET /desk/reports': ['listReportedPosts', 'adminSession'],
    'GET /desk/reports/{id}': ['getReportedPost', 'adminSession'],
    'POST /desk/reports/{id}/decision': ['decideReport', 'adminSession'],
    'GET /desk/members/{id}': ['getMemberHints', 'adminSession'],
    'PUT /desk/{queue}/{id}/viewers': ['viewCase', 'adminSession'],
  },
}

interface Media {
  schema: object
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
interface Parameter extends Media {
  name: string
}
interface Response {
  headers?: Record<string, Media>
  content?: { 'application/json'?: Media; 'application/octet-stream'?: object }
}
interface Operation {
  operationId: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': Media } }
  responses: Record<string, Response>
  'x-changes-state'?: boolean
  'x-feature'?: string
}
interface Contract {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>
  components: { securitySchemes: Record<string, object>; schemas: { Error: object } }
}

const contract = inlined() as Contract
const operations = Object.entries(contract.paths).flatMap(([path, { parameters = [], ...item }]) =>
  Object.entries(item).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    ...operation,
    parameters: [...parameters, ...(operation.parameters ?? [])],
  })),
)

const ajv = addFormats.default(new Ajv2020({ strict: true, allErrors: true }))
ajv.addKeyword('x-feature')

function examples({ example, examples: named = {} }: Partial<Media>): unknown[] {
  return [example, ...Object.values(named).map(({ value }) => value)].filter(
    (one) => one !== undefined,
  )
}

function expectExamplesToFit(media: Media, where: string) {
  const validate = ajv.compile(media.schema)
  expect(examples(media), `${where} has an example`).not.toHaveLength(0)
  for (const example of examples(media)) {
    validate(example)
    expect(validate.errors, `${where}: ${JSON.stringify(example)}`).toBeNull()
  }
}

const schemeOf = ({ security: [scheme] }: Operation) =>
  scheme ? Object.keys(scheme).join() : 'anyone'

const callsOf = (feature: string | undefined) =>
  Object.fromEntries(
    operations
      .filter((operation) => operation['x-feature'] === feature)
      .map(({ call, ...operation }) => [call, [operation.operationId, schemeOf(operation)]]),
  )

/** What differs between the contract and a list of calls in this file, one line for each call. */
function differences(feature: string | undefined, listed: Readonly<Record<string, unknown>>) {
  const found = callsOf(feature)
  const all = [...new Set([...Object.keys(listed), ...Object.keys(found)])]
  return all.flatMap((call) => {
    if (!Object.hasOwn(listed, call)) {
      return [`${call} is extra: list it in this file, or mark it with x-feature`]
    }
    if (!Object.hasOwn(found, call)) return [`${call} is missing in openapi/`]
    const [is, should] = [found[call], listed[call]].map((one) => JSON.stringify(one))
    return is === should ? [] : [`${call} is ${is}, but listed as ${should}`]
  })
}

test('names each call that is extra, missing or different', () => {
  const { 'POST /auth/signin': signIn, ...others } = calls
  const changed = { ...others, 'GET /partners': ['listPartners', 'anyone'] }
  expect(differences(undefined, changed)).toEqual([
    'GET /partners is missing in openapi/',
    'POST /auth/signin is extra: list it in this file, or mark it with x-feature',
  ])
  expect(signIn).toBeDefined()
})

test('the contract has the calls of section 7 with their ids and security', () => {
  expect(Object.keys(calls)).toHaveLength(38)
  expect(differences(undefined, calls)).toEqual([])
  expect(contract.servers.map(({ url }) => url)).toEqual(['/api'])
})

test('every other call belongs to a feature that the settings of the panel name', () => {
  expect(Object.keys(additions)).toEqual(featureNames)
  const features = operations.flatMap((operation) => operation['x-feature'] ?? [])
  const withCalls = Object.entries(additions).filter(([, added]) => Object.keys(added).length > 0)
  expect([...new Set(features)].sort()).toEqual(withCalls.map(([feature]) => feature).sort())
})

test.each(Object.entries(additions))('the feature %s has its calls', (feature, added) => {
  expect(differences(feature, added)).toEqual([])
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

describe.each(operations)('$call', (operation) => {
  const { call, parameters, requestBody, responses, security } = operation
  const statuses = Object.keys(responses)

  test('says who may call it, by schemes that exist', () => {
    const schemes = Object.keys(contract.components.securitySchemes)
    expect(schemes).toEqual(expect.arrayContaining(security.flatMap(Object.keys)))
  })

  test('has one 2xx answer, and the error answers that can happen', () => {
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1)
    expect(statuses).toEqual(expect.arrayContaining(['429', '500', '503']))
    if (security.length > 0) expect(statuses).toEqual(expect.arrayContaining(['401', '403']))
    if (!call.startsWith('GET')) expect(statuses).toContain('403')
    // A body is read if the method has one, whether or not the call expects it.
    if (!call.startsWith('GET')) {
      expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']))
    }
    const judged = parameters.filter(({ name }) => name !== 'X-Requested-With')
    if (judged.length > 0) expect(statuses).toContain('400')
  })

  test('may answer 304 to a read, and to nothing that changes', () => {
    expect(statuses.includes('304')).toBe(call.startsWith('GET') && !operation['x-changes-state'])
  })

  test('has errors of the one shape, examples with codes, and Retry-After where one should wait', () => {
    for (const [status, { content, headers }] of Object.entries(responses)) {
      if (status < '400') continue
      const { schema } = content?.['application/json'] ?? {}
      if (!schema) throw new Error(`${status} has no body`)
      // A refusal with a record has it in addition to the shared shape.
      const [shape] = 'allOf' in schema ? (schema.allOf as object[]) : [schema]
      expect(shape).toEqual(contract.components.schemas.Error)
      for (const example of examples(content?.['application/json'] ?? {})) {
        expect(example, `${status} has a code`).toHaveProperty('code')
      }
      expect(headers?.['Retry-After'] !== undefined, status).toBe(['429', '503'].includes(status))
    }
  })

  test('has examples that fit: answers, body, parameters, headers', () => {
    for (const [status, { content, headers = {} }] of Object.entries(responses)) {
      // Only 304 has no body.
      expect(content === undefined, status).toBe(status === '304')
      const { 'application/json': json, 'application/octet-stream': file } = content ?? {}
      // A file has no example.
      if (json) expectExamplesToFit(json, `answer ${status}`)
      else expect(file === undefined, status).toBe(content === undefined)
      for (const [name, header] of Object.entries(headers)) expectExamplesToFit(header, name)
    }
    if (requestBody) expectExamplesToFit(requestBody.content['application/json'], 'body')
    for (const parameter of parameters) expectExamplesToFit(parameter, parameter.name)
  })

  test('refuses properties that it does not know', () => {
    const body = requestBody?.content['application/json']
    for (const example of body ? examples(body) : []) {
      expect(ajv.validate(body?.schema ?? false, { ...Object(example), isAdmin: true })).toBe(false)
    }
  })

  test('is marked when it is a GET that changes state, and takes the header then', () => {
    const changing = ['signOut', 'verifyEmail', 'banUser', 'unbanUser'].includes(
      operation.operationId,
    )
    expect(operation['x-changes-state'] ?? false).toBe(changing)
    expect(parameters.some(({ name }) => name === 'X-Requested-With')).toBe(changing)
  })
})
