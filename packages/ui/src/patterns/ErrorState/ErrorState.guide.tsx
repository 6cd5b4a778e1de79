import { Card } from '../../components/Card/Card'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { StaleNote } from '../StaleNote/StaleNote'
import { ErrorState } from './ErrorState'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'In place of content that failed to load, if there is no older content to show.',
    'Inside the part that failed. The rest of the page stays as it is.',
  ],
  avoid: [
    { when: 'Older content is still on the page.', instead: 'Patterns/StaleNote' },
    { when: 'The list is simply empty.', instead: 'Patterns/EmptyState' },
    { when: 'An action failed, not a load.', instead: 'Components/Toast' },
    { when: 'The page itself broke.', instead: 'Screens/Error' },
  ],
  anatomy: [
    {
      part: 'Mark',
      role: 'Distinguishes it from an empty list at a glance. An `icon` instead is neutral: nothing broke, the record is just not there.',
    },
    { part: 'Message', role: 'What failed, as one sentence. Always text, never markup.' },
    { part: 'Try again', role: 'Loads again, with a spinner meanwhile.' },
    {
      part: 'Another way out',
      role: 'If trying again may not help: Go Back. It comes first beside an `icon`.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Card>
            <ErrorState message="Some error occurred while fetching data" onRetry={nothing} />
          </Card>
        ),
        why: 'Says what failed in plain words, with the one button that may help.',
      },
      dont: {
        show: () => (
          <Card>
            <ErrorState message="AxiosError: ERR_NETWORK (undefined) at GET /api/users?page=1" />
          </Card>
        ),
        why: 'Written for the console. And people cannot do anything about it.',
      },
    },
    {
      do: {
        show: () => (
          <Card>
            <Inline justify="between">
              <Text>2,048 users</Text>
              <StaleNote since={new Date('2026-06-15T09:22:00Z')} />
            </Inline>
          </Card>
        ),
        why: 'Loaded content stays, with a note that says how old it is.',
      },
      dont: {
        show: () => (
          <Card>
            <ErrorState message="Users could not be reloaded" onRetry={nothing} />
          </Card>
        ),
        why: 'A failed reload removes content that people could still read.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to “Try again”, and on to the other way out.' },
    { keys: ['Enter', 'Space'], does: 'Tries again. Meanwhile the button keeps the focus.' },
  ],
  accessibility: [
    'The message is an alert: it is read out when it appears.',
    'A server’s message may be in any direction: its text sets the direction.',
    'Left to you: when the content arrives, the button disappears. Focus the page’s heading.',
  ],
}
