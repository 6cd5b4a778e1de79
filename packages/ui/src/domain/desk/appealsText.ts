import { answerLength, answerMinLength } from '../../text/limits.gen'
import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the appeals on the desk. */
export const appealsText = localize('appeals', {
  title: 'Appeal',
  isFirst: 'This is the first appeal',
  isLast: 'This is the last appeal',
  noneLeft: 'No more appeals',
  none: 'No appeals are waiting.',
  failed: 'Appeal not found or some error occurred while fetching data',
  decided: 'No longer waiting',
  decidedNotice: 'This appeal is decided. Someone else may have decided it.',
  left: (appeals: number) => `${count(appeals)} ${appeals === 1 ? 'appeal' : 'appeals'} left`,

  member: 'Member',
  decision: 'Decision',
  sent: 'Sent',
  /** What was decided, as the contract names it. */
  decisions: {
    ban: 'Ban',
    delete: 'Account deleted',
    decline: 'Verification declined',
    reject: 'Citizenship rejected',
    deletePost: 'Post deleted',
  },

  asItWas: 'The decision',
  role: 'Role',
  leftTheTeam: 'No longer on the team',
  reason: 'Reason',
  noReason: 'No reason was given',
  rule: 'Rule',
  post: 'Post',
  seeRecord: 'See in the record',
  words: "The member's words",
  cantComeBack: "What can't come back",
  lost: {
    sessions: 'Where the member was signed in',
    passport: (day: string) => `The passport, deleted ${day}`,
    certificate: (day: string) => `The certificate, deleted ${day}`,
    address: 'The account, because another one uses its email address now',
    post: (day: string) => `The post, deleted for good ${day}`,
  },
  earlier: 'Earlier appeals',
  states: { open: 'Waiting', upheld: 'Upheld', overturned: 'Overturned' },
  answered: 'The answer',

  firstDecider: 'You made this decision. Somebody else decides about the appeal.',
  nobodyElse: 'You made this decision, and nobody else can decide. The record will say so.',
  isLifted: "The decision doesn't hold any more. Uphold it to answer the member.",
  nothingToOverturn: 'There is nothing to overturn.',

  uphold: 'Uphold',
  upholdTitle: 'Uphold Decision',
  upholdQuestion:
    'Are you sure you want to uphold this decision? The member gets your answer by email.',
  overturn: 'Overturn',
  overturnTitle: 'Overturn Decision',
  overturnQuestion:
    'Are you sure you want to overturn this decision? It is undone, and the member gets an email.',
  answer: 'Answer to the member',
  answerOptional: 'Answer to the member (optional)',
  answerDescription: 'The member gets it by email.',
  answerMissing: `Write at least ${count(answerMinLength)} characters`,
  answerTooLong: `At most ${count(answerLength)} characters`,
  answerTemplates: 'Common answers',
  answerTemplatesFailed: "Couldn't load common answers. You can still write one.",
})
