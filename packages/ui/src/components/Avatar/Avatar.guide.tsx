import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Text } from '../Text/Text'
import { Avatar } from './Avatar'

export const guide: Guide = {
  use: [
    'At the start of a row, a card or a post, beside the name of the person it is about.',
    'Large, at the head of a page about one person.',
  ],
  avoid: [
    { when: 'For the logo of the product.', instead: 'Components/Mark' },
    { when: 'For how somebody stands (verified, banned).', instead: 'Components/Badge' },
    { when: 'For the image of a thing: it is cut to a circle.' },
  ],
  anatomy: [
    {
      part: 'Letters',
      role: 'The first two letters of the name, as a reader counts them: an emoji or a letter with its accents is one. A question mark where there is no name.',
    },
    {
      part: 'Image',
      role: 'Covers the letters once it has loaded. One that is missing or broken leaves them.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline space="3" wrap="nowrap">
            <Avatar name="Maria Silveira" />
            <Text weight="medium">Maria Silveira</Text>
          </Inline>
        ),
        why: 'The name stands beside it: the circle only helps the eye to find the row again.',
      },
      dont: {
        show: () => (
          <Inline space="3">
            <Avatar name="Maria Silveira" />
            <Avatar name="Martin Sand" />
          </Inline>
        ),
        why: 'Two people, one pair of letters. Alone, an avatar names nobody, and a screen reader hears nothing.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers: the name beside it says the same. Where it is the only content of a link, give that link an aria-label.',
    'The letters keep a contrast of 4.5:1 on their ground, in both themes.',
    'It grows with the text size of the reader.',
  ],
}
