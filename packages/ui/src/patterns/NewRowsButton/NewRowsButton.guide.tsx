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
    'Beside the heading of a polled list, with the count of useHeldRows.',
    'Always render it, even for 0: it is invisible then, and later rows are announced.',
  ],
  avoid: [
    { when: 'The list reloads only on request.', instead: 'Components/Button' },
    { when: 'The reload fails.', instead: 'Patterns/StaleNote' },
  ],
  anatomy: [
    { part: 'Arrow', role: 'Where the rows will appear: above the others.' },
    { part: 'Words', role: 'How many rows wait.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline space="3">
            <Heading level={3} size="section">
              Recent Badge Requests
            </Heading>
            <NewRowsButton count={3} onPress={nothing} />
          </Inline>
        ),
        why: 'In an existing line: nothing moves when it appears.',
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
    { keys: ['Tab'], does: 'Moves to the button while rows wait.' },
    { keys: ['Enter', 'Space'], does: 'Shows them. The button then disappears.' },
  ],
  accessibility: [
    'A status: “Show 3 new” is announced politely when rows start to wait, and when there are more.',
    'It disappears when pressed. The focus stays in its place, so that Tab continues with the list.',
  ],
}
