// Generated from openapi/ by `pnpm generate`. Do not edit.

/** Every permission. */
export const permissions = ['members.read', 'members.verify', 'members.ban', 'members.delete', 'members.export', 'documents.view', 'requests.decide', 'posts.moderate', 'appeals.decide', 'announcements.write', 'plans.write', 'push.send', 'record.read', 'record.undo', 'record.erase', 'notes.write', 'export', 'team.manage'] as const

export type Permission = (typeof permissions)[number]

/** The permissions of each role. */
export const rolePermissions = {
  owner: ['members.read', 'members.verify', 'members.ban', 'members.delete', 'members.export', 'documents.view', 'requests.decide', 'posts.moderate', 'appeals.decide', 'announcements.write', 'plans.write', 'push.send', 'record.read', 'record.undo', 'record.erase', 'notes.write', 'export', 'team.manage'],
  steward: ['members.read', 'members.verify', 'members.ban', 'members.delete', 'members.export', 'documents.view', 'requests.decide', 'posts.moderate', 'appeals.decide', 'announcements.write', 'plans.write', 'push.send', 'record.read', 'record.undo', 'notes.write'],
  reviewer: ['members.read', 'documents.view', 'requests.decide', 'notes.write'],
  publisher: ['announcements.write', 'push.send'],
  viewer: ['members.read', 'record.read'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>

export type TeamRole = keyof typeof rolePermissions

/** The permission that decides the cases of each queue, in the order of the desk. */
export const queuePermissions = {
  citizenship: 'requests.decide',
  newcomers: 'members.verify',
  reports: 'posts.moderate',
  appeals: 'appeals.decide',
} as const satisfies Readonly<Record<string, Permission>>
