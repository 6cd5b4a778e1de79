import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { NewRowsButton } from '../NewRowsButton/NewRowsButton'
import { DecidedList, OwnRows } from './afterAnActionFixture'

const nothing = async () => {}

export const guide: Guide = {
  use: [
    'The one rule for an action that removes its row, in tables, card lists and on phones: the same action of the next row gets the focus, and nothing scrolls. Ten decisions then take the same keys ten times.',
    'DataTable follows it by itself. Give it `remaining`, the count to read out, unless a FilterBar says it.',
    'A list of your own calls `useRowFocus` on the element around rows and empty state, and marks each row with `data-row-id` and each action with `data-action-id`.',
  ],
  avoid: [
    {
      when: 'The row stays, as after a ban: the focus stays on its button, without your help.',
      instead: 'Patterns/ConfirmDialog',
    },
    {
      when: 'Rows appear and disappear by themselves while somebody reads.',
      instead: 'Patterns/HeldRows',
    },
    { when: 'The only object of a page is gone: `useFocusAfter` focuses the heading.' },
  ],
  anatomy: [
    { part: 'Next row', role: 'The same action gets the focus; a menu counts as one action.' },
    {
      part: 'Previous row',
      role: 'Gets the focus after the last row is gone, even from another page.',
    },
    { part: 'Title of the empty state', role: 'Gets the focus when there are no rows any more.' },
    { part: 'Count', role: '“33 requests left”, for screen readers, politely.' },
  ],
  examples: [
    {
      do: {
        show: () => <DecidedList amount={3} onApprove={nothing} />,
        why: 'Approve the first one: the next one takes the same keys.',
      },
      dont: {
        show: () => (
          <Stack>
            <NewRowsButton count={1} onPress={() => {}} />
            <OwnRows amount={2} />
          </Stack>
        ),
        why: 'A list that adds rows after each decision moves the target of the next press. New rows wait for their button.',
      },
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'On an action: asks, or runs it.' },
    { keys: ['Tab', 'Enter'], does: 'In the question: confirms. The next row gets the focus.' },
  ],
  accessibility: [
    'The focus never goes to the top of the page (WCAG 2.4.3), and scrolls into view by the shortest way.',
    'It waits while a dialog or a menu has the focus, and does nothing if the person has moved elsewhere.',
    'A failed action removes no row: the focus returns to its button.',
    'Left to you: the same id for an action in all rows, and one id for both states of a toggle.',
  ],
}
