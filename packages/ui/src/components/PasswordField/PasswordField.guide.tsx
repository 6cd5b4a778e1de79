import type { Guide } from '../../storybook/guide'
import { PasswordField } from './PasswordField'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For a password, at sign-in or for a new one.',
    'For a read-only secret to copy down: the key of an authenticator app.',
  ],
  avoid: [
    { when: 'It is a code that is valid for a minute.', instead: 'Components/OneTimeCodeField' },
    {
      when: 'Nobody looks over the shoulder: most values are not secret.',
      instead: 'Components/TextField',
    },
  ],
  anatomy: [
    { part: 'Label', role: 'Names the field.' },
    {
      part: 'Input',
      role: 'Dots until it is shown. When read-only, it uses a typeface that distinguishes 0 from O.',
    },
    { part: 'Show button', role: 'Shows the typed text and hides it again.' },
    {
      part: 'Error and description',
      role: 'As in every field: the error, and the rules in advance.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <PasswordField
            label="New password"
            description="8 to 20 characters."
            autoComplete="new-password"
            value=""
            onChange={nothing}
          />
        ),
        why: 'The rules are visible before the first try.',
      },
      dont: {
        show: () => (
          <PasswordField
            label="New password"
            errorMessage="Password must be at least 8 characters"
            autoComplete="new-password"
            value="cor"
            onChange={nothing}
          />
        ),
        why: 'Complains while people are still typing: validate on submit, as useForm does.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the input, then to the show button.' },
    { keys: ['Enter'], does: 'In the input it sends the form; on the button it shows or hides.' },
    { keys: ['Space'], does: 'On the button it shows or hides.' },
  ],
  accessibility: [
    'The name of the button says what it will do, and the change is read out, but not the password.',
    'Pasting and password managers always work (WCAG 3.3.8).',
    'Sending the form hides the password, so that the browser does not store it as ordinary text.',
    'Left to you: the right `autoComplete`, and with `toggleText` the words for a secret that is not a password.',
  ],
}
