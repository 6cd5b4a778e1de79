import { listInvites } from './list.ts'
import { listUserInvites } from './listOfUser.ts'

/** Invitations that members sent. */
export const inviteHandlers = { listInvites, listUserInvites }
