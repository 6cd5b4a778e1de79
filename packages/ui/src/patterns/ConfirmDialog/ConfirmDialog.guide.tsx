import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { Heading } from '../../components/Heading/Heading'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'

/** A drawing of a dialog: a real one would cover the page. */
function Drawn({ title, words, answers }: { title: string; words: ReactNode; answers: ReactNode }) {
  return (
    <Card>
      <Stack>
        <Heading level={3} size="section">
          {title}
        </Heading>
        {words}
        <Inline justify="end">{answers}</Inline>
      </Stack>
    </Card>
  )
}

const sure = (
  <Text tone="muted">Are you sure you want to delete this user? This action cannot be undone.</Text>
)

export const guide: Guide = {
  use: [
    'Before an action that cannot be undone, or that others will notice: delete, ban, approve, verify.',
    'With `useConfirm`: one dialog for all questions of a screen. It waits while the promise is pending.',
  ],
  avoid: [
    { when: 'The action can be undone at once: run it, and say so.', instead: 'Components/Toast' },
    { when: 'There is something to fill in.', instead: 'Components/Dialog' },
    { when: 'A form would lose typed input.', instead: 'Patterns/UnsavedChanges' },
  ],
  anatomy: [
    { part: 'Title', role: 'The action and its object: Delete User.' },
    { part: 'Description', role: 'The question, word for word as in the specification.' },
    {
      part: 'Effect',
      role: 'One sentence on what the action does, where the question does not say so.',
    },
    { part: 'Detail', role: 'The name of its object.' },
    {
      part: 'Reason',
      role: 'Optional: a ReasonField, where others will ask why. What is typed and not sent is back when the question is asked again.',
    },
    {
      part: 'Countdown',
      role: 'Only when the server asks for a pause: how long, and Confirm is disabled until then.',
    },
    {
      part: 'Cancel',
      role: 'Has the focus at first, unless `initialFocus` is `confirm`, and works all the time except while busy.',
    },
    { part: 'Confirm', role: 'The action as a verb; critical if it destroys something.' },
    {
      part: 'Close button',
      role: 'Only once the action has taken 10 s: leaves it to itself, and it continues.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Drawn
            title="Delete User"
            words={
              <>
                {sure}
                <Text weight="medium">Maria Silva · maria.silva@mail.example</Text>
              </>
            }
            answers={
              <>
                <Button>Cancel</Button>
                <Button variant="critical">Delete</Button>
              </>
            }
          />
        ),
        why: 'Names the person, and each button says what it does.',
      },
      dont: {
        show: () => (
          <Drawn
            title="Are you sure?"
            words={sure}
            answers={
              <>
                <Button>No</Button>
                <Button variant="primary">Yes</Button>
              </>
            }
          />
        ),
        why: 'Which user? And “Yes” to what, for people who only read the buttons?',
      },
    },
    {
      do: {
        show: () => (
          <Drawn
            title="Delete User"
            words={sure}
            answers={
              <>
                <Button isDisabled>Cancel</Button>
                <Button variant="critical" isPending>
                  Delete
                </Button>
              </>
            }
          />
        ),
        why: 'While the action is under way both buttons wait, and the question stays.',
      },
      dont: {
        show: () => (
          <Drawn
            title="Delete User"
            words={<Text tone="muted">Deleting, please do not close this window!</Text>}
            answers={<Button>Close</Button>}
          />
        ),
        why: 'Tells people not to press the only button there is.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'Presses the button that has the focus: at first Cancel, or Confirm with `initialFocus`. In the field of a reason it starts a new line.',
    },
    {
      keys: ['Tab'],
      does: 'Moves among the buttons and the fields of a reason, and nowhere else.',
    },
    {
      keys: ['Escape'],
      does: 'Cancels. While the action is under way it does nothing for 10 s; then it closes the dialog, and the action continues.',
    },
  ],
  accessibility: [
    'An alert dialog: its title is its name, question and detail describe it, and all is read when it opens.',
    'A press outside does nothing: the question needs an answer.',
    'The focus returns to the element that opened it. If that was in a row that is gone, the next row gets it: see After an action. On the page of one deleted object, `useFocusAfter` focuses the heading.',
    'While busy the confirm button keeps the focus and says that it is busy.',
    'At 320 px and with text at 200 % the question scrolls, and the buttons stay visible.',
  ],
}
