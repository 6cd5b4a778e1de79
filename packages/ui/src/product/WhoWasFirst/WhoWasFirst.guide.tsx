import { Notice } from '../../components/Notice/Notice'
import type { Guide } from '../../storybook/guide'
import { WhoWasFirst } from './WhoWasFirst'
import { approval } from './whoWasFirstFixture'

export const guide: Guide = {
  use: [
    'In a notice, where somebody else has decided or saved something before the person could.',
    'With the newest entry of the record about it: that is what holds now.',
  ],
  avoid: [{ when: 'There are several entries to read.', instead: 'Patterns/Timeline' }],
  anatomy: [
    { part: 'Sentence', role: 'Who did what, and when.' },
    { part: 'Link', role: 'The record with this one entry, in a new tab.' },
    { part: 'Otherwise', role: 'What stands there until it is known, or if nobody knows.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Notice tone="caution">
            <WhoWasFirst entries={{ status: 'ready', data: [approval] }} />
          </Notice>
        ),
        why: 'The next question is answered: who, and when.',
      },
      dont: {
        show: () => <Notice tone="caution">Conflict: this has already been decided.</Notice>,
        why: 'Nobody knows whom to ask.',
      },
    },
  ],
  keyboard: [{ keys: ['Enter'], does: 'On the link: opens the entry in a new tab.' }],
  accessibility: [
    'The notice reads it out when it appears.',
    'The link says that it opens a new tab (WCAG 3.2.5).',
  ],
}
