import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { NewRowsButton } from '../NewRowsButton/NewRowsButton'
import { DecidedList, OwnRows } from './afterAnActionFixture'

const nothing = async () => {}

export const guide: Guide = {
  use: [
    'The one rule for an action that takes its row away, in tables, card lists and on phones: the same action of the next row has the focus, and nothing scrolls. Ten decisions are then ten times the same keys.',
    'DataTable follows it by itself. Give it `remaining`, the count that is read out, unless a FilterBar says it.',
    'A list of your own calls `useRowFocus` on the element around rows and empty state, and marks each row with `data-row-id` and each action with `data-action-id`.',
  ],
  avoid: [
    {
      when: 'The row stays, as after a ban: the focus stays on its button, with nothing to do.',
      instead: 'Patterns/ConfirmDialog',
    },
    { when: 'Rows come and go by themselves while somebody reads.', instead: 'Patterns/HeldRows' },
    { when: 'The only thing of a page is gone: `useFocusAfter` goes to the heading.' },
  ],
  anatomy: [
    { part: 'Next row', role: 'Its same action has the focus; a menu counts as one action.' },
    { part: 'Previous row', role: 'Has it after the last row has gone, also across a page.' },
    { part: 'Title of the empty state', role: 'Has it when there is no row any more.' },
    { part: 'Count', role: '“33 requests left”, for screen readers, politely.' },
  ],
  examples: [
    {
      do: {
        show: () => <DecidedList amount={3} onApprove={nothing} />,
        why: 'Approve the first one: the next one is under the same key.',
      },
      dont: {
        show: () => (
          <Stack>
            <NewRowsButton count={1} onPress={() => {}} />
            <OwnRows amount={2} />
          </Stack>
        ),
        why: 'A list that takes in new rows after each decision moves what the next press is about. They wait for their button.',
      },
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'On an action: asks, or does it.' },
    { keys: ['Tab', 'Enter'], does: 'In the question: confirms. The next row has the focus.' },
  ],
  accessibility: [
    'The focus never falls to the top of the page (WCAG 2.4.3), and comes into view by the shortest way.',
    'It waits while a dialog or a menu has the focus, and leaves alone whoever has gone elsewhere.',
    'An action that fails takes no row away: the focus goes back to its button.',
    'Left to you: one id for each action in all rows, and the same one for both ways of a toggle.',
  ],
}
