import type { BulkDescription, BulkQuestion } from '../../patterns/BulkDialog/BulkDialog'
import { personName, plainText } from '../../text/people'
import { type UserActionName, whyNotVerify } from './userActions'
import { isBanned } from './userBadges'
import type { UserRow } from './usersModel'
import { usersText as text } from './usersText'

const rowOf = (user: UserRow) => ({
  id: user.id,
  name: personName(user),
  detail: plainText(user.email) || text.notProvided,
})

const describe = (
  name: UserActionName,
  ask: string,
  askMany: (users: number) => string,
  words?: Pick<BulkQuestion, 'isFinal' | 'effect'>,
) => ({
  label: text[name],
  question: (of: number) => ({
    title: text[`${name}Who`](text.total(of)),
    description: of === 1 ? ask : askMany(of),
    ...words,
  }),
  rowOf,
})

/** The actions on many users (specification 2.15). */
export const usersBulk = {
  verify: {
    ...describe('verify', text.askVerify, text.askVerifyMany),
    appliesTo: (user) => whyNotVerify(user) === undefined,
  },
  ban: {
    ...describe('ban', text.askBan, text.askBanMany, { effect: text.banEffect }),
    tone: 'critical',
    appliesTo: (user) => !isBanned(user),
  },
  unban: { ...describe('unban', text.askUnban, text.askUnbanMany), appliesTo: isBanned },
  delete: {
    ...describe('delete', text.askDelete, text.askDeleteMany, { isFinal: true }),
    tone: 'critical',
  },
} as const satisfies Record<UserActionName, BulkDescription<UserRow>>
