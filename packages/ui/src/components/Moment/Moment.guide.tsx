import type { Guide } from '../../storybook/guide'
import { Moment } from './Moment'

export const guide: Guide = {
  use: ['For every moment that shows by its date: when something was made, changed or sent.'],
  avoid: [
    { when: 'It is a day without a time, such as a birth date: write the date alone.' },
    { when: 'The time itself matters at first sight: write the time beside the date.' },
  ],
  anatomy: [
    { part: 'Date', role: 'One `time` element with the medium date, or other words for it.' },
    { part: 'ExactTime', role: 'The tooltip of all moments of a page, once in AppShell.' },
  ],
  examples: [
    {
      do: {
        show: () => <Moment value="2026-11-21T09:22:00.000Z" />,
        why: 'The date is enough to read a list; the exact time is there when it is asked for.',
      },
      dont: {
        show: () => <span>Nov 21, 2026, 10:22:00 GMT+1</span>,
        why: 'In each row, the zone and the seconds hide the date.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it and shows the exact time.' },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Come to it in the row of a list.' },
    { keys: ['Escape'], does: 'Hides the exact time.' },
  ],
  accessibility: [
    'A `time` with its machine-readable value; the exact time is its description.',
    'The tooltip stays while the pointer is on it (WCAG 1.4.13).',
  ],
}
