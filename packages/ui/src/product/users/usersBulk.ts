import type { BulkDescription } from '../../patterns/BulkDialog/BulkDialog'
import { count } from '../../text/numbers'
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

/** A question about one user, as it is stated, about so many. */
const about = (question: string, of: number) =>
  of === 1 ? question : question.replace(/this (user)/i, `these ${count(of)} $1s`)

const describe = (label: string, ask: string, effect?: string) => ({
  label,
  question: (of: number) => ({
    title: `${label} ${text.total(of)}`,
    description: about(ask, of),
    ...(effect && { effect }),
  }),
  rowOf,
})

/** The actions on many users (specification 2.15). */
export const usersBulk = {
  verify: {
    ...describe(text.verify, text.askVerify),
    appliesTo: (user) => whyNotVerify(user) === undefined,
  },
  ban: {
    ...describe(text.ban, text.askBan, text.banEffect),
    tone: 'critical',
    appliesTo: (user) => !isBanned(user),
  },
  unban: { ...describe(text.unban, text.askUnban), appliesTo: isBanned },
  delete: { ...describe(text.delete, text.askDelete), tone: 'critical' },
} as const satisfies Record<UserActionName, BulkDescription<UserRow>>
