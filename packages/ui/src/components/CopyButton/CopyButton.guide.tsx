import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Text } from '../Text/Text'
import { CopyButton } from './CopyButton'

export const guide: Guide = {
  use: [
    'Beside a text that people carry elsewhere and cannot type without a slip: a secret key, an id, an address.',
  ],
  avoid: [
    { when: 'It does anything else than copying.', instead: 'Components/IconButton' },
    {
      when: 'The text is a file to keep: a download, as an IconButton with an address.',
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
      role: "Not drawn: says “Copied” or “Couldn't copy” to screen readers.",
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
        why: 'The text is in view, so that it can be typed when copying fails.',
      },
      dont: {
        show: () => <CopyButton label="Copy" value="JBSWY3DPEHPK3PXP" />,
        why: 'Neither the eye nor the name tells what will be on the clipboard.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the button and shows its tooltip.' },
    { keys: ['Enter', 'Space'], does: 'Copies the text.' },
  ],
  accessibility: [
    'A live region says politely whether it worked; the button keeps its name and its focus.',
    'The icon changes too, so that the outcome is told without a tooltip on touch screens.',
    'Left to you: the browser may refuse the clipboard, so show the text as well.',
  ],
}
