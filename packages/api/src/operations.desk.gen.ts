// Generated from openapi/ by `pnpm generate`. Do not edit.
const FieldChange = { field: 'string', 'before??': 'string', 'after??': 'string' } as const
const Undo = { state: 'string', 'until??': 'moment', 'by??': { id: 'string', 'name??': 'string' } } as const
const Entry = { id: 'string', at: 'moment', action: 'string', 'actor??': { id: 'string', 'name??': 'string' }, 'subject??': { id: 'string', kind: 'string', 'name??': 'string', 'isDeleted?': 'boolean' }, 'reason??': 'string', changes: [FieldChange], 'undoes??': 'string', undo: Undo } as const
const Queue = { waiting: 'integer', 'oldest??': 'moment' } as const
const Desk = { citizenship: Queue, newcomers: { waiting: 'integer', 'oldest??': 'moment', unconfirmed: 'integer' }, reports: Queue, 'retention??': { deletesFrom: 'moment', due: 'integer' } } as const
const Newcomer = { id: 'string', 'fullName??': 'string', 'email??': 'string', 'phone??': 'string', 'profilePic??': 'string', 'country??': 'string', hasPassport: 'boolean', joinedAt: 'moment' } as const
const ReportedPost = { id: 'string', title: 'string', author: 'string', 'profilePic??': 'string', reports: 'integer', firstReportedAt: 'moment' } as const
const Report = { id: 'string', reason: 'string', 'text??': 'string', at: 'moment', reporter: { id: 'string', name: 'string' } } as const
const ReportCase = { id: 'string', title: 'string', description: 'string', createdAt: 'moment', author: { id: 'string', 'fullName??': 'string', 'email??': 'string', 'profilePic??': 'string', isBanned: 'boolean', posts: 'integer', earlierReports: 'integer' }, reports: [Report], total: 'integer' } as const
const MemberHints = { inviters: [{ id: 'string', name: 'string', isBanned: 'boolean', joined: 'integer', banned: 'integer' }], decisions: [Entry], lookAlikes: [{ kind: 'string', member: { id: 'string', name: 'string', isBanned: 'boolean' } }], 'refusal??': { code: 'string', message: 'string' } } as const
const Viewer = { name: 'string', since: 'moment' } as const

/** What the client knows of each call. */
export const operations = {
  decideReport: { method: 'POST', path: '/desk/reports/{id}/decision', changes: true, answer: { data: Entry }, makesStale: ['getDesk', 'listReportedPosts', 'getReportedPost', 'listPosts', 'listUsers', 'getUser'] },
  declineUser: { method: 'POST', path: '/users/{id}/decline', changes: true, answer: { data: Entry }, makesStale: ['getDesk', 'listNewcomers', 'listUsers', 'getUser'] },
  getDesk: { method: 'GET', path: '/desk', changes: false, answer: { data: Desk } },
  getMemberHints: { method: 'GET', path: '/desk/members/{id}', changes: false, answer: { data: MemberHints } },
  getReportedPost: { method: 'GET', path: '/desk/reports/{id}', changes: false, answer: { data: ReportCase } },
  holdDocuments: { method: 'POST', path: '/users/{id}/hold', changes: true, answer: { data: Entry }, makesStale: ['getDesk', 'getUser'] },
  listNewcomers: { method: 'GET', path: '/desk/newcomers', changes: false, answer: { data: [Newcomer], total: 'integer' } },
  listReportedPosts: { method: 'GET', path: '/desk/reports', changes: false, answer: { data: [ReportedPost], total: 'integer' } },
  releaseDocuments: { method: 'POST', path: '/users/{id}/release', changes: true, answer: { data: Entry }, makesStale: ['getDesk', 'getUser'] },
  reportPost: { method: 'POST', path: '/posts/{id}/report', changes: true },
  viewCase: { method: 'PUT', path: '/desk/{queue}/{id}/viewers', changes: true, answer: { data: [Viewer] } },
  viewDocument: { method: 'POST', path: '/users/{id}/documents/{kind}/view', changes: true, file: true },
} as const
