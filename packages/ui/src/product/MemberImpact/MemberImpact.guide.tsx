import type { Guide } from '../../storybook/guide'
import { MemberImpact } from './MemberImpact'

const member = { id: 'u1', email: 'maria@mail.example' }

export const guide: Guide = {
  use: ['In the question before a member is banned or deleted.'],
  avoid: [{ when: 'The numbers are what the page is about.', instead: 'Patterns/StatTile' }],
  anatomy: [
    { part: 'Numbers', role: 'What there is at least one of, each a link in a new tab.' },
    {
      part: 'Failure',
      role: "Says that they couldn't be counted. The question still works.",
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <MemberImpact
            member={member}
            impact={{ status: 'ready', data: { posts: 12, invites: 4, plans: 1 } }}
          />
        ),
        why: 'How much goes, and the way to look at it first.',
      },
      dont: {
        show: () => (
          <MemberImpact
            member={member}
            impact={{ status: 'ready', data: { posts: 0, invites: 0 } }}
          />
        ),
        why: 'Before an un-ban: nothing goes there.',
      },
    },
  ],
  keyboard: [{ keys: ['Enter'], does: 'On a number: opens what it counts in a new tab.' }],
  accessibility: ['Each link says that it opens a new tab (WCAG 3.2.5).'],
}
