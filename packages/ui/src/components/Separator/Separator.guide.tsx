import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { Heading } from '../Heading/Heading'
import { Text } from '../Text/Text'
import { Separator } from './Separator'

export const guide: Guide = {
  use: [
    'Between two groups on one surface without headings of their own.',
    'Vertical, between groups of buttons in one line.',
  ],
  avoid: [
    { when: 'The parts have headings: a heading and space already separate them.' },
    { when: 'To frame a thing.', instead: 'Components/Card' },
    {
      when: 'Between the rows of a table: they draw their own lines.',
      instead: 'Patterns/DataTable',
    },
    { when: 'Between groups of a menu: it draws its own.', instead: 'Components/Menu' },
  ],
  anatomy: [
    { part: 'Line', role: 'One pixel, in the subtle border colour, without its own space.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack>
            <Heading level={3} size="section">
              Summary
            </Heading>
            <Text>No summary available</Text>
            <Heading level={3} size="section">
              Features
            </Heading>
            <Text>Monthly newsletter, early booking</Text>
          </Stack>
        ),
        why: 'Headings and space separate these; nothing more is needed.',
      },
      dont: {
        show: () => (
          <Stack>
            <Heading level={3} size="section">
              Summary
            </Heading>
            <Separator />
            <Text>No summary available</Text>
            <Separator />
            <Heading level={3} size="section">
              Features
            </Heading>
            <Separator />
            <Text>Monthly newsletter, early booking</Text>
          </Stack>
        ),
        why: 'A line after everything separates nothing, and cuts headings off from their content.',
      },
    },
    {
      do: {
        show: () => (
          <Inline>
            <Button>Edit</Button>
            <Button>Deactivate</Button>
            <Separator orientation="vertical" />
            <Button variant="critical">Delete</Button>
          </Inline>
        ),
        why: 'Destructive actions are separated from those that can be undone.',
      },
      dont: {
        show: () => (
          <Inline>
            <Button>Edit</Button>
            <Separator orientation="vertical" />
            <Button>Deactivate</Button>
            <Separator orientation="vertical" />
            <Button variant="critical">Delete</Button>
          </Inline>
        ),
        why: 'A line between any two is only noise.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'A native `hr` with its direction, so that a screen reader says that another group starts.',
    'A border, not a background: it stays in forced colours and on paper.',
  ],
}
