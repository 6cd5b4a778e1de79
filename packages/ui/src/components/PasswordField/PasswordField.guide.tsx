import type { Guide } from '../../storybook/guide'
import { PasswordField } from './PasswordField'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For a password, to sign in with or to choose.',
    'For a secret to be copied down, read-only: the key of an authenticator app.',
  ],
  avoid: [
    { when: 'It is a code that lives for a minute.', instead: 'Components/OneTimeCodeField' },
    {
      when: 'Nobody looks over the shoulder: most values are no secret.',
      instead: 'Components/TextField',
    },
  ],
  anatomy: [
    { part: 'Label', role: 'Names the field.' },
    {
      part: 'Input',
      role: 'Dots until it is shown. Read-only, it uses a typeface that tells 0 from O.',
    },
    { part: 'Show button', role: 'Shows what was typed and hides it again.' },
    {
      part: 'Error and description',
      role: 'As in every field: what is wrong, and the rules in advance.',
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
        why: 'The rules stand there before the first try.',
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
        why: 'Scolds while one is still typing: judge at submit, as useForm does.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the input, then to the show button.' },
    { keys: ['Enter'], does: 'In the input sends the form; on the button shows or hides.' },
    { keys: ['Space'], does: 'On the button shows or hides.' },
  ],
  accessibility: [
    'The button is named after what it will do, and the change is read out, not the password.',
    'Pasting and password managers are never in the way (WCAG 3.3.8).',
    'Sending the form hides the password, so that the browser does not keep it as ordinary text.',
    'Left to you: the right `autoComplete`, and with `toggleText` the words for a secret that is no password.',
  ],
}
