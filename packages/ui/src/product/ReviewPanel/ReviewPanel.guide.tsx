import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { ReviewPanel } from './ReviewPanel'
import { waiting } from './reviewPanelFixture'

const nothing = () => {}

function Sample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Stack>
      <Button onPress={() => setIsOpen(true)}>Review Tomás Quintela</Button>
      {isOpen && (
        <ReviewPanel
          id={waiting.id}
          name="Tomás Quintela"
          status="pending"
          position={{ at: 1, total: 2 }}
          previousId={undefined}
          nextId={undefined}
          isAsking={false}
          onReview={nothing}
          onClose={() => setIsOpen(false)}
          onApprove={nothing}
          onReject={nothing}
          member={{ status: 'ready', data: waiting }}
          singleKeys={false}
          onSingleKeysChange={nothing}
        />
      )}
    </Stack>
  )
}

export const guide: Guide = {
  use: [
    'Beside the list of citizenship requests: who asks, the decision, and the way to the next one.',
    'For many decisions in a row, each of which needs a look at the person.',
  ],
  avoid: [
    { when: 'There is nothing to decide.', instead: 'Components/Sheet' },
    { when: 'It asks yes or no.', instead: 'Patterns/ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Name and place', role: 'Whose request it is, and how many wait.' },
    { part: 'Cautions', role: 'The member is banned, or is not verified.' },
    {
      part: 'Facts',
      role: 'What the decision needs, and the passport: to show where it is an image, and to download.',
    },
    { part: 'Single-key shortcuts', role: 'Switches J, K, A and R off.' },
    { part: 'Buttons', role: 'Previous and Next, Reject and Approve; they stay in view.' },
  ],
  examples: [
    {
      do: {
        show: () => <Sample />,
        why: 'The person and the decision stand side by side.',
      },
      dont: {
        show: () => (
          <Stack>
            <Text>Tomás Quintela</Text>
            <Button variant="primary">Approve</Button>
          </Stack>
        ),
        why: 'A name alone is nothing to decide by.',
      },
    },
  ],
  keyboard: [
    { keys: ['J'], does: 'Opens the next request.' },
    { keys: ['K'], does: 'Opens the previous request.' },
    { keys: ['A'], does: 'Asks before an approval.' },
    { keys: ['R'], does: 'Asks before a rejection.' },
    { keys: ['Escape'], does: 'Closes the panel.' },
  ],
  accessibility: [
    'A region named by the member; the focus moves to its heading when it opens.',
    'Where there is no room beside the list it is a Sheet: modal, with its buttons at the bottom.',
    'Single keys do nothing while a person types or a dialog is open, and can be switched off (WCAG 2.1.4).',
    'The name and the place of each next request are read out.',
    'The dialog of an approval has the focus on Approve, but on Cancel when the member is banned.',
    'Left to you: the focus goes back to the row when the panel closes.',
  ],
}
