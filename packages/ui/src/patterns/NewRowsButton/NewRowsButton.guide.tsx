import { Button } from '../../components/Button/Button'
import { Heading } from '../../components/Heading/Heading'
import { Notice } from '../../components/Notice/Notice'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { NewRowsButton } from './NewRowsButton'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Beside the heading of a list that is polled, with what useHeldRows counts.',
    'Always there, also with 0: it shows nothing then, and what comes later is announced.',
  ],
  avoid: [
    { when: 'The list reloads only when asked.', instead: 'Components/Button' },
    { when: 'The reload fails.', instead: 'Patterns/StaleNote' },
  ],
  anatomy: [
    { part: 'Arrow', role: 'Where the rows will come in: above the others.' },
    { part: 'Words', role: 'How many rows wait.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline space="3">
            <Heading level={3} size="lead">
              Recent Badge Requests
            </Heading>
            <NewRowsButton count={3} onPress={nothing} />
          </Inline>
        ),
        why: 'Stands in a line that is there anyway: its coming moves nothing.',
      },
      dont: {
        show: () => (
          <Stack>
            <Notice>3 new requests have come in.</Notice>
            <Button isFullWidth>Reload the list</Button>
          </Stack>
        ),
        why: 'Pushes the list down, just when somebody presses a button in it.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the button while rows wait.' },
    { keys: ['Enter', 'Space'], does: 'Shows them. The button then goes.' },
  ],
  accessibility: [
    'A status: “Show 3 new” is announced politely when rows begin to wait, and when more come.',
    'Pressing it takes it away. The focus stays at its place, so that Tab goes on with the list.',
  ],
}
