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
        <Heading level={3} size="lead">
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
    'Before an action that cannot be taken back, or that others will notice: delete, ban, approve, verify.',
    'By `useConfirm`: one dialog for everything that a screen has to ask. It waits while the promise is pending.',
  ],
  avoid: [
    { when: 'The action can be undone at once: do it, and say so.', instead: 'Components/Toast' },
    { when: 'There is something to fill in.', instead: 'Components/Dialog' },
    { when: 'A form would lose what was typed.', instead: 'Patterns/UnsavedChanges' },
  ],
  anatomy: [
    { part: 'Title', role: 'The action and its object: Delete User.' },
    { part: 'Description', role: 'The question, to the letter of the specification.' },
    { part: 'Detail', role: 'Whom or what it is about, by name.' },
    {
      part: 'Countdown',
      role: 'Only when the server wants a pause: how long, and Confirm is off until then.',
    },
    { part: 'Cancel', role: 'Has the focus at first, and works all along but while busy.' },
    { part: 'Confirm', role: 'The action as a verb; critical where it destroys.' },
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
        why: 'Names the person, and each answer says what it does.',
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
        why: 'Which user? And “Yes” to what, once one has read only the buttons?',
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
        why: 'While the action is being done both answers wait, and the question stays.',
      },
      dont: {
        show: () => (
          <Drawn
            title="Delete User"
            words={<Text tone="muted">Deleting, please do not close this window!</Text>}
            answers={<Button>Close</Button>}
          />
        ),
        why: 'Tells people not to press the only thing there is to press.',
      },
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'On Cancel, where the focus is at first: cancels.' },
    { keys: ['Tab'], does: 'Goes between the two answers, and nowhere else.' },
    { keys: ['Escape'], does: 'Cancels; nothing while the action is being done.' },
  ],
  accessibility: [
    'An alert dialog: its title is its name, question and detail describe it, and all is read when it opens.',
    'A press outside does nothing: the question must be answered.',
    'The focus goes back to what opened it. Where that was a row that is gone, the next row has it: see After an action. On the page of one thing that is gone, `useFocusAfter` gives it to the heading.',
    'While busy the confirm button keeps the focus and says that it is busy.',
    'At 320 px and with text at 200 % the question scrolls, and the answers stay in view.',
  ],
}
