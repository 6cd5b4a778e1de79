import type { Guide } from '../../storybook/guide'
import { TextField } from './TextField'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For one line of text: a name, an address, a title.',
    'For a code, a phone number or an amount that is sent exactly as typed: set `inputMode`, so that a phone shows the right keys.',
  ],
  avoid: [
    { when: 'The text has several lines.', instead: 'Components/TextArea' },
    { when: 'It is a secret.', instead: 'Components/PasswordField' },
    { when: 'It narrows the list below.', instead: 'Components/SearchField' },
    { when: 'It is a quantity to reckon with.', instead: 'Components/NumberField' },
    { when: 'There are a few fixed answers.', instead: 'Components/Select' },
  ],
  anatomy: [
    { part: 'Label', role: 'Names the field, above it and always there.' },
    { part: 'Star', role: 'Marks a required field where a form has optional ones too.' },
    {
      part: 'Input',
      role: 'Where it is typed. Its border turns critical while there is an error.',
    },
    { part: 'Error', role: 'What is wrong and what to do, with an icon.' },
    {
      part: 'Description',
      role: 'One sentence that helps before anything goes wrong. It stays beside an error.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <TextField
            label="Email"
            description="The address you were invited with."
            type="email"
            value=""
            onChange={nothing}
          />
        ),
        why: 'What is needed to fill it in stays readable while one types.',
      },
      dont: {
        show: () => (
          <TextField
            label="Email"
            placeholder="The address you were invited with"
            value=""
            onChange={nothing}
          />
        ),
        why: 'A placeholder is gone with the first letter, just when it is needed.',
      },
    },
    {
      do: {
        show: () => (
          <TextField
            label="Tier name"
            value="Premium"
            errorMessage="A tier named Premium exists already"
            onChange={nothing}
          />
        ),
        why: 'Says what is wrong with this value, and keeps it.',
      },
      dont: {
        show: () => (
          <TextField label="Tier name" value="" errorMessage="Invalid input" onChange={nothing} />
        ),
        why: 'Nobody knows what to change, and what was typed is gone.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the field, and on to the next.' },
    { keys: ['Enter'], does: 'Sends the form that it stands in.' },
  ],
  accessibility: [
    'A native input with its label; a press on the label gives it the focus.',
    'Description and error describe it and are read with it, the description first. With an error it is marked invalid.',
    'The star is hidden from screen readers: `isRequired` tells them.',
    '16 px text and 44 px height on touch screens, so that a phone neither zooms nor misses.',
    'Left to you: `autoComplete`, wherever the field asks for something about the person (WCAG 1.3.5).',
  ],
}
