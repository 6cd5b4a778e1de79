import { Pencil } from 'lucide-react'
import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Heading } from '../Heading/Heading'
import { IconButton } from '../IconButton/IconButton'
import { Text } from '../Text/Text'
import { VisuallyHidden } from './VisuallyHidden'

export const guide: Guide = {
  use: [
    'For words that the eye takes from the place of a thing: the caption of a table, the title of a navigation.',
    'For the long form of something short: 3/12 for 3 of 12 selected.',
  ],
  avoid: [
    { when: 'For what everybody should know.', instead: 'Components/Text' },
    {
      when: 'For the name of a button with an icon alone: it has a label of its own.',
      instead: 'Components/IconButton',
    },
    {
      when: 'For anything that takes the focus: a control that nobody sees traps the keyboard.',
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
        why: 'The eye reads the short form, the ear the whole sentence, and nobody hears both.',
      },
      dont: {
        show: () => (
          <Text>
            Price <VisuallyHidden>is required, in US dollars</VisuallyHidden>
          </Text>
        ),
        why: 'What must be filled in, and how, concerns everybody: show it.',
      },
    },
    {
      do: {
        show: () => (
          <Inline>
            <Heading level={3} size="lead">
              Summary
            </Heading>
            <IconButton label="Edit summary" icon={<Pencil />} />
          </Inline>
        ),
        why: 'A label names the button, and shows as its tooltip too.',
      },
      dont: {
        show: () => (
          <Inline>
            <Heading level={3} size="lead">
              Summary <VisuallyHidden>(press E to edit)</VisuallyHidden>
            </Heading>
          </Inline>
        ),
        why: 'An action that only some people are told about.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'It stays in the accessibility tree and in the reading order; display: none would take it out.',
    'Its lines do not wrap, so that words are not run together.',
    'It can be found by the search of the browser without being seen: keep it short.',
  ],
}
