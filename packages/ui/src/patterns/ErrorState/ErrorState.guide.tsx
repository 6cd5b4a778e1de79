import { Card } from '../../components/Card/Card'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { StaleNote } from '../StaleNote/StaleNote'
import { ErrorState } from './ErrorState'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Where the content would stand, when it could not be loaded and there is nothing older to show.',
    'Inside of the part that failed. The rest of the page stays as it is.',
  ],
  avoid: [
    { when: 'Older content is still on the page.', instead: 'Patterns/StaleNote' },
    { when: 'There is simply nothing in the list.', instead: 'Patterns/EmptyState' },
    { when: 'An action failed, and not the loading.', instead: 'Components/Toast' },
    { when: 'The page itself broke.', instead: 'Screens/Error' },
  ],
  anatomy: [
    { part: 'Mark', role: 'Tells it from an empty list at a glance. It repeats the message.' },
    { part: 'Message', role: 'What failed, as one sentence. Always text, never markup.' },
    { part: 'Try again', role: 'Loads once more; it has a spinner while it does.' },
    { part: 'Another way out', role: 'Where trying again may not help: Go Back.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Card>
            <ErrorState message="Some error occurred while fetching data" onRetry={nothing} />
          </Card>
        ),
        why: 'Says what failed in the reader’s words, with the one thing that may help.',
      },
      dont: {
        show: () => (
          <Card>
            <ErrorState message="AxiosError: ERR_NETWORK (undefined) at GET /api/users?page=1" />
          </Card>
        ),
        why: 'Written for the console. And there is nothing to do about it.',
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
        why: 'What has been loaded stays, with a note that says how old it is.',
      },
      dont: {
        show: () => (
          <Card>
            <ErrorState message="Users could not be reloaded" onRetry={nothing} />
          </Card>
        ),
        why: 'A failed reload takes away what was there to be read.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to “Try again”, and on to the other way out.' },
    { keys: ['Enter', 'Space'], does: 'Tries again. While it does, the button keeps the focus.' },
  ],
  accessibility: [
    'The message is an alert: it is read out when it appears.',
    'A message of a server may be written in any direction: it finds its own.',
    'Left to you: when the content comes, the button goes. Give the focus to the page’s heading.',
  ],
}
