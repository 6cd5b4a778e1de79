import { reasonLength, reasonsPerKind, ruleLength } from '../../text/limits.gen'
import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the sheet with the reasons that stewards can choose. */
export const reasonTemplatesText = localize('reasonTemplates', {
  title: 'Common reasons',
  description: 'Suggestions shown when someone bans, rejects or deletes.',
  ruleDescription: 'A rule of your community shows beside the case, and below the chosen reason.',
  question: 'Question',
  /** A question with the number of its reasons. */
  kindWithCount: (kind: string, total: number) => `${kind} (${count(total)})`,
  nth: (place: number) => `Reason ${count(place)}`,
  reason: 'Reason',
  rule: 'Rule (optional)',
  up: 'Move up',
  down: 'Move down',
  moveUp: (place: number) => `Move reason ${count(place)} up`,
  moveDown: (place: number) => `Move reason ${count(place)} down`,
  isFirst: 'It is the first',
  isLast: 'It is the last',
  removeShort: 'Remove',
  remove: (place: number) => `Remove reason ${count(place)}`,
  add: 'Add reason',
  failed: 'Some error occurred while fetching data',
  kinds: {
    ban: 'Ban',
    unban: 'Unban',
    delete: 'Delete a member',
    reject: 'Reject a citizenship request',
    decline: 'Decline a newcomer',
    deletePost: 'Delete a post',
    appeal: 'Answer an appeal',
  },
  save: 'Save reasons',
  tooMany: `At most ${count(reasonsPerKind)} reasons`,
  tooLong: `At most ${count(reasonLength)} characters per reason`,
  ruleTooLong: `At most ${count(ruleLength)} characters per rule`,
  ruleAlone: 'Write the reason before its rule',
  twice: 'This reason is listed twice',
  discard: { title: 'Discard changes?', description: "The reasons haven't been saved." },
})
