import { Notice } from '../../components/Notice/Notice'
import type { Guide } from '../../storybook/guide'
import { PageHeader } from '../PageHeader/PageHeader'
import { StaleNote } from './StaleNote'

const since = new Date('2026-06-15T09:22:00Z')

export const guide: Guide = {
  use: [
    'Beside polled or reloaded data, while the reload keeps failing.',
    'Once for each part that loads by itself: a page, a section of the dashboard, a tile.',
  ],
  avoid: [
    { when: 'Nothing has been loaded yet.', instead: 'Patterns/ErrorState' },
    { when: 'Newer rows wait to be shown.', instead: 'Patterns/NewRowsButton' },
    { when: 'The person’s own action failed.', instead: 'Components/Toast' },
  ],
  anatomy: [
    { part: 'Icon', role: 'Shows that this is about time. It repeats the words.' },
    { part: 'Words', role: 'When the data last arrived, and that the reload continues.' },
  ],
  examples: [
    {
      do: {
        show: () => <PageHeader title="Users" actions={<StaleNote since={since} />} />,
        why: 'One quiet line; the list stays and shows its age.',
      },
      dont: {
        show: () => (
          <>
            <PageHeader title="Users" />
            <Notice tone="critical">
              Users could not be reloaded. Please check your connection.
            </Notice>
          </>
        ),
        why: 'Every five seconds the page jumps and shouts about something that fixes itself.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'Plain text with a `time` element. It is not announced: a failing poll would repeat it again and again.',
    'The time is the reader’s own wall clock, in hours and minutes.',
  ],
}
