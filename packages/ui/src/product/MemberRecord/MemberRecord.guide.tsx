import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import type { RecordEntry } from '../record/recordModel'
import { MemberSummary } from './MemberRecord'

const decided = (...data: RecordEntry[]) => ({ status: 'ready', data }) as const

const ban: RecordEntry = {
  id: 'g1',
  at: '2026-06-15T08:40:00Z',
  action: 'user.ban',
  actor: { id: 'a1', name: 'Ana Duarte' },
  subject: { kind: 'member', id: 'u1', name: 'Maria Silva' },
  reason: 'spam in three posts',
}

export const guide: Guide = {
  use: ['On the page of a member: who did what and why, first in one line, then all of it.'],
  avoid: [
    { when: 'It is about everybody.', instead: 'Screens/Record' },
    { when: 'It is about the state and not how it came about.', instead: 'Patterns/FactList' },
  ],
  anatomy: [
    {
      part: 'MemberSummary',
      role: 'The decision that holds: who, when and why; the first pinned note, and the ways down.',
    },
    {
      part: 'MemberRecord',
      role: 'All actions on the member in a Timeline, with the way back, and what they did themselves.',
    },
  ],
  examples: [
    {
      do: {
        show: () => <MemberSummary decisions={decided(ban)} isBanned />,
        why: 'Answers the first question of the next steward, above the fold.',
      },
      dont: {
        show: () => (
          <Stack space="1">
            <MemberSummary decisions={decided(ban)} isBanned />
            <MemberSummary
              decisions={decided({ ...ban, action: 'user.verify' })}
              isBanned={false}
            />
          </Stack>
        ),
        why: 'Two decisions, and nobody sees which one holds.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the entries, as in a Timeline.' },
    { keys: ['Enter'], does: 'On a way down: moves the focus to that part of the page.' },
  ],
  accessibility: [
    'A region with a heading, after the other parts of the page.',
    'The reason keeps its own direction.',
  ],
}
