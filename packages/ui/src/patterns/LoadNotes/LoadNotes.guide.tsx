import { Notice } from '../../components/Notice/Notice'
import type { Guide } from '../../storybook/guide'
import { PageHeader } from '../PageHeader/PageHeader'
import { LoadNotes } from './LoadNotes'

export const guide: Guide = {
  use: [
    'In the header of a list, or of a part of a page that loads by itself.',
    'Always: it is invisible while there is nothing to say.',
  ],
  avoid: [
    {
      when: 'Nothing has loaded, or nothing of it could be read.',
      instead: 'Patterns/ErrorState',
    },
    { when: 'Only the age matters, as with a single number.', instead: 'Patterns/StaleNote' },
  ],
  anatomy: [
    { part: 'Age', role: 'A StaleNote, while the reload keeps failing.' },
    {
      part: 'Entries left out',
      role: 'How many rows of the answer could not be read. The server’s operator finds more in the log.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <PageHeader
            title="Users"
            actions={<LoadNotes of={{ status: 'ready', data: [], leftOut: 2 }} />}
          />
        ),
        why: 'People can work with the other rows, and nobody takes the list for complete.',
      },
      dont: {
        show: () => (
          <>
            <PageHeader title="Users" />
            <Notice tone="critical">Some error occurred while fetching data</Notice>
          </>
        ),
        why: 'One bad row removes the whole list.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'Plain text, in reading order after the title. It is not announced: a poll would repeat it again and again.',
  ],
}
