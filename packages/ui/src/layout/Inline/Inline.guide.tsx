import { Badge } from '../../components/Badge/Badge'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { Text } from '../../components/Text/Text'
import type { Guide } from '../../storybook/guide'
import { Inline } from './Inline'

export const guide: Guide = {
  use: [
    'For a few things on one line: buttons, badges, an avatar and a name.',
    'For two ends of a line, with justify between.',
  ],
  avoid: [
    { when: 'For cells of one width.', instead: 'Layout/Grid' },
    { when: 'For content in one column.', instead: 'Layout/Stack' },
    { when: 'For the search and the filters of a list.', instead: 'Patterns/FilterBar' },
  ],
  anatomy: [
    { part: 'Children', role: 'In reading order, from the start of the line.' },
    { part: 'Gap', role: 'Equal, also between lines. Children have no margins.' },
    {
      part: 'Wrap',
      role: 'Children that do not fit wrap to the next line, unless told otherwise.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline justify="end">
            <Button>Cancel</Button>
            <Button variant="primary">Create Announcement</Button>
          </Inline>
        ),
        why: 'At the end of the line, and on two lines if one is too short.',
      },
      dont: {
        show: () => (
          <div style={{ inlineSize: '14rem', overflow: 'hidden' }}>
            <Inline wrap="nowrap">
              <Button>Cancel</Button>
              <Button variant="primary">Create Announcement</Button>
            </Inline>
          </div>
        ),
        why: 'Without wrapping, the action is cut off on a narrow screen or with large text.',
      },
    },
    {
      do: {
        show: () => (
          <Inline>
            <Text weight="medium">Summer meeting</Text>
            <Badge tone="positive">Active</Badge>
            <Badge>Pinned</Badge>
          </Inline>
        ),
        why: 'What belongs to the title follows it.',
      },
      dont: {
        show: () => (
          <Card padding="small">
            <Inline justify="between">
              <Text weight="medium">Summer meeting</Text>
              <Badge tone="positive">Active</Badge>
              <Badge>Pinned</Badge>
            </Inline>
          </Card>
        ),
        why: 'Spread over the whole width, nothing belongs together any more. Between is for two ends.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'The order on the screen is the order in the page: Tab moves along the line, in both writing directions.',
    'It wraps by itself with text at 200 % and at 320 px. Use nowrap only for short things that can shrink.',
    'With element ul the children must be li.',
  ],
}
