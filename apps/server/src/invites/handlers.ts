import { listInvites } from './list.ts'

export const inviteHandlers = { listInvites }
