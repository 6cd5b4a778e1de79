import { localize } from '../../text/localize'

/** Texts of the sheet with the reasons that stewards can choose. */
export const reasonTemplatesText = localize('reasonTemplates', {
  title: 'Reasons',
  description: 'What the questions before an action offer to choose from. One reason on each line.',
  failed: 'Some error occurred while fetching data',
  kinds: {
    ban: 'Ban',
    unBan: 'Unban',
    delete: 'Delete a member',
    reject: 'Reject a citizenship request',
    deletePost: 'Delete a post',
  },
  save: 'Save reasons',
  tooMany: 'At most 20 reasons',
  tooLong: 'A reason has at most 500 characters',
  twice: 'A reason stands here twice',
  discard: { title: 'Discard changes?', description: "The reasons haven't been saved." },
})
