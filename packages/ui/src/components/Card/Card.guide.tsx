import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Avatar } from '../Avatar/Avatar'
import { Heading } from '../Heading/Heading'
import { Text } from '../Text/Text'
import { Card } from './Card'

export const guide: Guide = {
  use: [
    'For one thing among others of its kind: a post, a plan.',
    'For a named part of a page that is read or changed as a whole.',
    'Without padding, around content with its own: a table or a list.',
  ],
  avoid: [
    { when: 'To separate things: use space.', instead: 'Layout/Stack' },
    { when: 'For a message about the page.', instead: 'Components/Notice' },
    { when: 'For content that floats above the page.', instead: 'Components/Dialog' },
    { when: 'For one number.', instead: 'Patterns/StatTile' },
  ],
  anatomy: [
    { part: 'Surface', role: 'A raised background, a hairline and rounded corners. No shadow.' },
    { part: 'Room inside', role: '24 px, 16 px or none.' },
    { part: 'Content', role: 'Yours: a Heading first when the card is a section.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Card padding="small">
            <Stack space="2">
              <Inline wrap="nowrap">
                <Avatar name="Maria Silveira" size="small" />
                <Text weight="medium">Maria Silveira</Text>
              </Inline>
              <Text>The garden by the river opens on Saturday.</Text>
            </Stack>
          </Card>
        ),
        why: 'One post, one card: related content shares one surface.',
      },
      dont: {
        show: () => (
          <Card padding="small">
            <Stack space="2">
              <Card padding="small">Maria Silveira</Card>
              <Card padding="small">The garden by the river opens on Saturday.</Card>
            </Stack>
          </Card>
        ),
        why: 'Cards in a card: three frames without a meaning. Use space and a Heading.',
      },
    },
    {
      do: {
        show: () => (
          <Card padding="small">
            <Stack space="1">
              <Heading level={3} size="section">
                Information
              </Heading>
              <Text tone="muted">Created 12 Mar 2026</Text>
            </Stack>
          </Card>
        ),
        why: 'A title inside names the content of the surface.',
      },
      dont: {
        show: () => (
          <Card padding="none">
            <Text tone="muted">Created 12 Mar 2026</Text>
          </Card>
        ),
        why: 'The text touches the border: only content with its own padding needs a card without one.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'A plain box unless told otherwise. A card that is a part of the page is a section named by its heading (element and aria-labelledby); one of many posts is an article.',
    'Cards that form a list are li elements in a Stack or Grid that is a ul, so that a screen reader counts them.',
    'A card is never one big link: the links and buttons in it are.',
  ],
}
