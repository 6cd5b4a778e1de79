import type { Guide } from '../../storybook/guide'
import { TextField } from '../TextField/TextField'
import { TextArea } from './TextArea'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For text that may have several lines: a description, a message, a note.',
    'With `characterLimit` where the server limits the length.',
  ],
  avoid: [
    { when: 'The answer is always one line: a title, a name.', instead: 'Components/TextField' },
    { when: 'The text is only shown.', instead: 'Components/Text' },
  ],
  anatomy: [
    { part: 'Label', role: 'Names the field.' },
    {
      part: 'Text',
      role: 'As high as `rows`; it grows with the text up to `maxRows`, then it scrolls.',
    },
    { part: 'Error and description', role: 'As in every field.' },
    {
      part: 'Count',
      role: 'The used part of the limit; if it is exceeded, in the critical colour and in words.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <TextArea
            label="Message"
            value="The office is closed on Friday."
            characterLimit={500}
            rows={3}
            onChange={nothing}
          />
        ),
        why: 'As high as the expected text, with the limit visible.',
      },
      dont: {
        show: () => (
          <TextField label="Message" value="The office is closed on Friday." onChange={nothing} />
        ),
        why: 'One line hides the beginning of every second sentence.',
      },
    },
    {
      do: {
        show: () => (
          <TextArea
            label="Summary"
            value="For those who visit every week and want to help."
            characterLimit={40}
            errorMessage="Summary must be less than 40 characters"
            rows={2}
            onChange={nothing}
          />
        ),
        why: 'Accepts too much text, says how much too much, and leaves the cutting to the writer.',
      },
      dont: {
        show: () => (
          <TextArea
            label="Summary"
            value="For those who visit every week and want "
            rows={2}
            onChange={nothing}
          />
        ),
        why: 'Pasted text that is cut at the limit, without a message.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field, and on to the next. It does not insert a tab.' },
    { keys: ['Enter'], does: 'Starts a new line; it never sends the form.' },
  ],
  accessibility: [
    'A native textarea with its label. Description, error and limit describe it.',
    'The count is read out when typing pauses for a second, and only in the last tenth before the limit and beyond it.',
    'It counts as the server does, in UTF-16 units: an emoji is two or more.',
    'Left to you: an error in the form’s schema; the count itself refuses nothing.',
  ],
}
