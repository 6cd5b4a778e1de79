import { Notice } from '../../components/Notice/Notice'
import type { Guide } from '../../storybook/guide'
import { PageHeader } from '../PageHeader/PageHeader'
import { LoadNotes } from './LoadNotes'

export const guide: Guide = {
  use: [
    'In the head of a list, or of a part of a page that is loaded by itself.',
    'Always: it shows nothing while there is nothing to say.',
  ],
  avoid: [
    {
      when: 'Nothing has been loaded, or nothing of it could be read.',
      instead: 'Patterns/ErrorState',
    },
    { when: 'Only the age matters, as by a single number.', instead: 'Patterns/StaleNote' },
  ],
  anatomy: [
    { part: 'Age', role: 'A StaleNote, while the reload keeps failing.' },
    {
      part: 'Entries left out',
      role: 'How many rows of the answer nothing could be made of. Who runs the server reads more in its log.',
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
        why: 'The other rows can be worked with, and nobody takes the list for whole.',
      },
      dont: {
        show: () => (
          <>
            <PageHeader title="Users" />
            <Notice tone="critical">Some error occurred while fetching data</Notice>
          </>
        ),
        why: 'One bad row takes the whole list away.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'Plain text, in reading order after the title. It is not announced: a poll would read it out again and again.',
  ],
}
