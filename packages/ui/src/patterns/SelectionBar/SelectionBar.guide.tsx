import { Button } from '../../components/Button/Button'
import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { SelectionBar } from './SelectionBar'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Below a DataTable with `selection`, with the rows of useSelection.',
    'Render it from the first selection on, even for 0: it is invisible then.',
    'Offer only actions that apply to a selected row; one that does not apply to all says to how many.',
    'Say how many selected rows the page does not show: a filter or another page has them.',
  ],
  avoid: [
    { when: 'The action is about one row.', instead: 'Patterns/DataTable' },
    { when: 'The action is about the whole list.', instead: 'Patterns/PageHeader' },
  ],
  anatomy: [
    {
      part: 'Count',
      role: 'How many rows are selected, and how many of them are not on this page.',
    },
    { part: 'Actions', role: 'Verbs, the most frequent first. Each asks before it does anything.' },
    { part: 'Clear', role: 'Forgets the selection, as Escape in the table does.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <SelectionBar
            count={3}
            actions={[
              { id: 'approve', label: 'Approve', onPress: nothing },
              { id: 'reject', label: 'Reject', tone: 'critical', onPress: nothing },
            ]}
            onClear={nothing}
          />
        ),
        why: 'It says how many, and has the verbs of the rows.',
      },
      dont: {
        show: () => (
          <Inline space="2">
            <Button isDisabled>Approve selected</Button>
            <Button isDisabled>Reject selected</Button>
          </Inline>
        ),
        why: 'Two dead buttons above the list, for everybody who selects nothing.',
      },
    },
  ],
  keyboard: [
    { keys: ['Space'], does: 'On a checkbox of the table: selects its row.' },
    { keys: ['Shift', 'Space'], does: 'Selects all rows from the last one on.' },
    { keys: ['Escape'], does: 'In the table: clears the selection.' },
    { keys: ['Tab'], does: 'From the table: to the actions.' },
  ],
  accessibility: [
    'A status: “3 selected” is announced politely with every change.',
    'A region of that name after the table: it covers no row at the end of the page.',
    'With reduced motion it does not rise.',
  ],
}
