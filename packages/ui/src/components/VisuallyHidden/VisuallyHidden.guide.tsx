import { Pencil } from 'lucide-react'
import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Heading } from '../Heading/Heading'
import { IconButton } from '../IconButton/IconButton'
import { Text } from '../Text/Text'
import { VisuallyHidden } from './VisuallyHidden'

export const guide: Guide = {
  use: [
    'For words that sighted people infer from the context: the caption of a table, the title of a navigation.',
    'For the long form of something short: 3/12 for 3 of 12 selected.',
  ],
  avoid: [
    { when: 'For information that everybody needs.', instead: 'Components/Text' },
    {
      when: 'For the name of a button with only an icon: it has its own label.',
      instead: 'Components/IconButton',
    },
    {
      when: 'For anything that takes the focus: an invisible control traps the keyboard.',
    },
  ],
  anatomy: [{ part: 'Text', role: 'One pixel large and clipped: in the page, not on the screen.' }],
  examples: [
    {
      do: {
        show: () => (
          <Text>
            <span aria-hidden="true">3/12</span>
            <VisuallyHidden>3 of 12 selected</VisuallyHidden>
          </Text>
        ),
        why: 'Sighted people read the short form, screen readers the whole sentence, and nobody gets both.',
      },
      dont: {
        show: () => (
          <Text>
            Price <VisuallyHidden>is required, in US dollars</VisuallyHidden>
          </Text>
        ),
        why: 'Which fields are required, and how to fill them in, concerns everybody: show it.',
      },
    },
    {
      do: {
        show: () => (
          <Inline>
            <Heading level={3} size="section">
              Summary
            </Heading>
            <IconButton label="Edit summary" icon={<Pencil />} />
          </Inline>
        ),
        why: 'A label names the button, and is also its tooltip.',
      },
      dont: {
        show: () => (
          <Inline>
            <Heading level={3} size="section">
              Summary <VisuallyHidden>(press E to edit)</VisuallyHidden>
            </Heading>
          </Inline>
        ),
        why: 'An action that only some people learn about.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'It stays in the accessibility tree and in the reading order; display: none would remove it.',
    'Its lines do not wrap, so that words are not run together.',
    'The browser’s search can find it although nobody sees it: keep it short.',
  ],
}
