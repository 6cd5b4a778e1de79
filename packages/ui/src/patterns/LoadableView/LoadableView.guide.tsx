import { Notice } from '../../components/Notice/Notice'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { LoadablePage } from './loadableViewFixture'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Around what a page loads: it shows the load, the failure, that there is nothing, or the content.',
    '`LoadableView` for a record or a form, `LoadableList` for rows that are no table, `LoadableTable` around a DataTable, whose load and empty state stand inside of it.',
    'Give the PageHeader the same `content`: it says when that is old.',
  ],
  avoid: [
    { when: 'A button is at work: give it `isPending`.', instead: 'Components/Button' },
    { when: 'It is one number among others.', instead: 'Patterns/StatTile' },
  ],
  anatomy: [
    { part: 'Failure', role: 'An ErrorState, with ‘Try again’ and the way out of `errorAction`.' },
    { part: 'Load', role: 'A LoadingState in a card; after 10 s it can be given up.' },
    { part: 'Empty state', role: 'In a card, as long as `emptyState` is given.' },
    { part: 'Content', role: 'What stands as soon as it has come, and through each reload.' },
  ],
  examples: [
    {
      do: {
        show: () => <LoadablePage content={{ status: 'failed', onRetry: nothing }} />,
        why: 'Nothing has come: the failure and its way out stand where the content would.',
      },
      dont: {
        show: () => (
          <Stack>
            <LoadablePage content={{ status: 'ready', data: [] }} />
            <Notice tone="critical">Some error occurred while fetching data</Notice>
          </Stack>
        ),
        why: 'Is there nothing, or could it not be loaded? Nobody can tell.',
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes to “Try again” or “Cancel”, while there is one.' }],
  accessibility: [
    'Both buttons go away with their reason: the heading has the focus then, and not the top of the page (WCAG 2.4.3).',
    'In a LoadableList the next row has it when a row goes, and the title of the empty state after the last: see After an action.',
    'Left to you: a button in the empty state that takes itself away (“Clear filters”) gives the focus to the heading by `thenFocus`.',
  ],
}
