import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Text } from '../Text/Text'
import { CopyButton } from './CopyButton'

export const guide: Guide = {
  use: [
    'Beside a text that people need elsewhere and cannot type without errors: a secret key, an id, an address.',
  ],
  avoid: [
    { when: 'It does anything other than copying.', instead: 'Components/IconButton' },
    {
      when: 'The text is a file to keep: use a download, as an IconButton with an address.',
      instead: 'Components/IconButton',
    },
  ],
  anatomy: [
    {
      part: 'Button',
      role: 'An icon with a tooltip. For two seconds it shows a tick, or a warning.',
    },
    {
      part: 'Announcement',
      role: "Not visible: says “Copied” or “Couldn't copy” to screen readers.",
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline>
            <Text>JBSW Y3DP EHPK 3PXP</Text>
            <CopyButton label="Copy secret key" value="JBSWY3DPEHPK3PXP" />
          </Inline>
        ),
        why: 'The text is visible, so that people can type it if copying fails.',
      },
      dont: {
        show: () => <CopyButton label="Copy" value="JBSWY3DPEHPK3PXP" />,
        why: 'Neither the icon nor the name says what it copies.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button and shows its tooltip.' },
    { keys: ['Enter', 'Space'], does: 'Copies the text.' },
  ],
  accessibility: [
    'A live region says politely whether it worked; the button keeps its name and its focus.',
    'The icon changes too, so that touch screens show the outcome without a tooltip.',
    'Left to you: the browser may refuse the clipboard, so show the text as well.',
  ],
}
