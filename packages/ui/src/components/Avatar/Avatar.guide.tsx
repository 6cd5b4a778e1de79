import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Text } from '../Text/Text'
import { Avatar } from './Avatar'

export const guide: Guide = {
  use: [
    'At the start of a row, a card or a post, beside the name of the person it is about.',
    'Large, at the top of a page about one person.',
  ],
  avoid: [
    { when: 'For the logo of the product.', instead: 'Components/Mark' },
    { when: 'For the status of a person (verified, banned).', instead: 'Components/Badge' },
    { when: 'For the image of an object: it is cut to a circle.' },
  ],
  anatomy: [
    {
      part: 'Letters',
      role: 'The first two letters of the name, as a reader counts them: an emoji or a letter with its accents is one. A question mark if there is no name.',
    },
    {
      part: 'Image',
      role: 'Covers the letters once it has loaded. If it is missing or broken, the letters stay.',
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
        why: 'The name is beside it: the circle only helps the eye to find the row again.',
      },
      dont: {
        show: () => (
          <Inline space="3">
            <Avatar name="Maria Silveira" />
            <Avatar name="Martin Sand" />
          </Inline>
        ),
        why: 'Two people with the same letters. An avatar alone names nobody, and a screen reader says nothing.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers: the name beside it says the same. If it is the only content of a link, give that link an aria-label.',
    'The letters have a contrast of 4.5:1 on their background, in both themes.',
    'It grows with the text size of the reader.',
  ],
}
