import { listInvites } from './list.ts'

/** Invitations that members sent. */
export const inviteHandlers = { listInvites }
