import { memberNotes } from '../../screens/record/recordFixture'
import type { Guide } from '../../storybook/guide'
import { MemberNotes } from './MemberNotes'

const nothing = async () => {}
const example = {
  memberId: 'u1',
  onAdd: nothing,
  onEdit: nothing,
  onDelete: nothing,
}

export const guide: Guide = {
  use: ['On the page of a member: what the next steward should know before deciding.'],
  avoid: [
    { when: 'It is why something was done.', instead: 'Patterns/ReasonField' },
    { when: 'It is what was done.', instead: 'Product/MemberRecord' },
  ],
  anatomy: [
    { part: 'Form', role: 'A new note. The text stays until it is saved.' },
    { part: 'Note', role: 'The words, who wrote them, when, and when they were changed.' },
    { part: 'Pin, edit, delete', role: 'On notes of the reader’s own.' },
  ],
  examples: [
    {
      do: {
        show: () => <MemberNotes {...example} notes={{ status: 'ready', data: memberNotes }} />,
        why: 'Facts that help, and who knows more about them. The one that matters most is pinned.',
      },
      dont: {
        show: () => (
          <MemberNotes
            {...example}
            notes={{
              status: 'ready',
              data: memberNotes.map((note) => ({ ...note, isPinned: true })),
            }}
          />
        ),
        why: 'Everything is pinned, so nothing is.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from the field to its button, and on to the notes.' },
    { keys: ['Enter'], does: 'In the field: a new line. On Pinned: pins the note, or ends that.' },
  ],
  accessibility: [
    'A region with a heading, and a list of notes.',
    'Words of people keep their own direction.',
    'After a deletion the focus moves to the next note; after an edit to its button.',
  ],
}
