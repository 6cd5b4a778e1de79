import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Heading } from '../Heading/Heading'
import { Text } from '../Text/Text'
import { Mark } from './Mark'

const small = { inlineSize: '1.75rem', blockSize: '1.75rem' }

export const guide: Guide = {
  use: [
    'Beside the name of the product, at the top of the panel and of the public pages. AppShell and PublicPage render it there.',
  ],
  avoid: [
    {
      when: 'For another brand: give HearthProvider its own logo, and it shows everywhere.',
    },
    { when: 'For a person.', instead: 'Components/Avatar' },
    { when: 'As decoration, or to say that something is loading.', instead: 'Components/Spinner' },
  ],
  anatomy: [
    { part: 'Arch', role: 'Takes the colour of the text around it.' },
    { part: 'Flame', role: 'Ember, a colour that nothing else in the product uses.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline>
            <span style={small}>
              <Mark />
            </span>
            <Text size="lead" weight="semibold">
              Hearth
            </Text>
          </Inline>
        ),
        why: 'Once per page, with the name beside it.',
      },
      dont: {
        show: () => (
          <Inline>
            <span style={small}>
              <Mark />
            </span>
            <Heading level={3} size="section">
              Announcements
            </Heading>
          </Inline>
        ),
        why: 'In front of a title it is an icon without a meaning.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from screen readers: the name of the product is beside it as text.',
    'In forced colours the arch keeps the colour of the text.',
  ],
}
