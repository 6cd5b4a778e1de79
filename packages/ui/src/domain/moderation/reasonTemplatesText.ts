import { localize } from '../../text/localize'

/** Texts of the sheet with the reasons that stewards can choose. */
export const reasonTemplatesText = localize('reasonTemplates', {
  title: 'Common reasons',
  description: 'Suggestions shown when someone bans, rejects or deletes. One per line.',
  ruleDescription:
    'A line that begins with > is the rule of the reason above it. It shows beside a case.',
  failed: 'Some error occurred while fetching data',
  kinds: {
    ban: 'Ban',
    unban: 'Unban',
    delete: 'Delete a member',
    reject: 'Reject a citizenship request',
    decline: 'Decline a newcomer',
    deletePost: 'Delete a post',
  },
  save: 'Save reasons',
  tooMany: 'At most 20 reasons',
  tooLong: 'At most 500 characters per reason',
  ruleTooLong: 'At most 1,000 characters per rule',
  ruleAlone: 'Write the reason before its rule',
  twice: 'This reason is listed twice',
  discard: { title: 'Discard changes?', description: "The reasons haven't been saved." },
})
