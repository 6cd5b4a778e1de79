import type { Guide } from '../../storybook/guide'

export const guide: Guide = {
  use: ['From the record: to edit what the questions before an action offer as reasons.'],
  avoid: [{ when: 'A reason is given for one action.', instead: 'Patterns/ReasonField' }],
  anatomy: [
    { part: 'Field', role: 'One for each question, with one reason on each line.' },
    { part: 'Changed note', role: 'Both versions, when somebody else has saved meanwhile.' },
    { part: 'Save reasons', role: 'Replaces the whole list, for all stewards.' },
  ],
  examples: [],
  keyboard: [
    { keys: ['Enter'], does: 'Begins the next reason.' },
    { keys: ['Escape'], does: 'Closes, after a question if something was changed.' },
  ],
  accessibility: [
    'A dialog with a name; the focus returns to the button that opened it.',
    'The first field that is wrong takes the focus, and says why.',
  ],
}
