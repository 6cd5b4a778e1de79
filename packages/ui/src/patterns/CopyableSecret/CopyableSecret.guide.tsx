import { Text } from '../../components/Text/Text'
import type { Guide } from '../../storybook/guide'
import { CopyableSecret } from './CopyableSecret'

const toggleText = {
  show: 'Show secret',
  hide: 'Hide secret',
  shown: 'The secret is shown',
  hidden: 'The secret is hidden',
}

export const guide: Guide = {
  use: [
    'For a secret that the product creates and a person uses elsewhere: the manual secret of the second factor.',
    'Beside another way to transfer it, such as a QR code, for people who cannot use that.',
  ],
  avoid: [
    { when: 'The person types the secret.', instead: 'Components/PasswordField' },
    { when: 'The copied text is not secret.', instead: 'Components/CopyButton' },
    {
      when: 'It is a code that changes every half minute.',
      instead: 'Components/OneTimeCodeField',
    },
  ],
  anatomy: [
    { part: 'Label', role: 'Names the secret.' },
    {
      part: 'Secret',
      role: 'Dots until it is shown; then in a typeface that distinguishes 0 from O. It can be selected, but not changed.',
    },
    { part: 'Show button', role: 'Shows and hides it.' },
    { part: 'Copy button', role: 'Copies it to the clipboard and says whether that worked.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <CopyableSecret
            label="Secret"
            value="JBSWY3DPEHPK3PXP"
            copyLabel="Copy secret"
            toggleText={toggleText}
          />
        ),
        why: 'Somebody who looks over the shoulder sees dots, and copying does not require showing it.',
      },
      dont: {
        show: () => <Text>Your secret is JBSWY3DPEHPK3PXP</Text>,
        why: 'Visible to everybody, and a careless selection copies half of it.',
      },
    },
    {
      do: {
        show: () => (
          <CopyableSecret
            label="Secret"
            value=""
            copyLabel="Copy secret"
            toggleText={toggleText}
            isDisabled
          />
        ),
        why: 'While a new secret is loading the space is kept, and the old one can no longer be copied.',
      },
      dont: {
        show: () => (
          <CopyableSecret
            label="Secret"
            value="Loading..."
            copyLabel="Copy secret"
            toggleText={toggleText}
          />
        ),
        why: 'This copies a word that is not secret.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the secret, to the show button and to the copy button.' },
    { keys: ['Space'], does: 'Shows or hides the secret, or copies it. Enter does the same.' },
    { keys: ['Ctrl', 'A'], does: 'Selects the whole secret while the focus is in it.' },
  ],
  accessibility: [
    'A read-only password field with its label; screen readers do not read its characters while it is hidden.',
    'Showing, hiding, copying and a failed copy are announced politely.',
    'Password managers are told to stay away (`autocomplete="off"`).',
    'On a narrow page the copy button stays beside the field; with very large text it moves below it.',
  ],
}
