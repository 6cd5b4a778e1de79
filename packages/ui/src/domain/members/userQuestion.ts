import type { Question } from '../../patterns/Confirm/useConfirm'
import { isolate, personName, plainText } from '../../text/people'
import type { UserActionName } from './userActions'
import type { UserRow } from './usersModel'
import { usersText as text } from './usersText'

type Words = Pick<Question, 'description' | 'isFinal' | 'effect' | 'tone'>

const words: Record<UserActionName, Words> = {
  verify: { description: text.askVerify },
  ban: { description: text.askBan, effect: text.banEffect, tone: 'critical' },
  unban: { description: text.askUnban },
  delete: { description: text.askDelete, isFinal: true, tone: 'critical' },
}

/**
 * The stated question, with a title that names the user and the email that distinguishes
 * namesakes.
 */
export function userQuestion(
  action: UserActionName,
  user: UserRow,
  onConfirm: Question['onConfirm'],
): Question {
  return {
    ...words[action],
    title: text[`${action}Who`](isolate(personName(user))),
    detail: plainText(user.email) || text.notProvided,
    confirmLabel: text[action],
    onConfirm,
  }
}
