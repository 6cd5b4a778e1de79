import { localize } from '../../text/localize'

/** Words of roles and permissions; those of specification 2.24 are verbatim. */
export const teamText = localize('team', {
  missingPermission: (permission: string, role?: string) =>
    `Your role${role ? `, ${role},` : ''} doesn't have the permission “${permission}”. An owner of the team can change that.`,
  roles: {
    owner: 'Owner',
    steward: 'Steward',
    reviewer: 'Reviewer',
    publisher: 'Publisher',
    viewer: 'Viewer',
  },
  roleSummaries: {
    owner: 'Everything, including the team and exports',
    steward: 'Everything except the team and exports',
    reviewer: 'Decides requests, reads members and documents, writes notes',
    publisher: 'Writes announcements and sends push notifications',
    viewer: 'Reads members and the record, without documents',
  },
  permissions: {
    'members.read': 'Read members, requests, invites, posts and activity',
    'members.verify': 'Verify members',
    'members.ban': 'Ban and unban members',
    'members.delete': 'Delete members',
    'members.export': 'Have a copy of their data made for members',
    'documents.view': 'See identity documents and certificates',
    'requests.decide': 'Approve and reject citizenship requests',
    'posts.moderate': 'Delete posts',
    'appeals.decide': 'Decide about appeals',
    'announcements.write': 'Write, publish and delete announcements',
    'plans.write': 'Write, activate and delete membership plans',
    'push.send': 'Send push notifications',
    'record.read': 'Read the record and the trash',
    'record.undo': 'Undo actions and edit the common reasons',
    'record.erase': 'Erase the words about a person from the record',
    'notes.write': 'Write notes about members',
    export: 'Save lists as files',
    'team.manage': 'Invite people to the team, change roles and end access',
    'operations.read': 'See how the deployment runs',
  },
})
