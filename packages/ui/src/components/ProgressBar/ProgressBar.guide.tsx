import type { Guide } from '../../storybook/guide'
import { ProgressBar } from './ProgressBar'

export const guide: Guide = {
  use: [
    'For an upload, or anything else that takes more than a moment and can be counted.',
    'Without a value, for the part of it that cannot: getting the address to upload to.',
  ],
  avoid: [
    { when: 'Only the wait shows: a list or a page that loads.', instead: 'Components/Spinner' },
    { when: 'A button is at work: its `isPending` says so.', instead: 'Components/Button' },
    {
      when: 'It is a number that stands still, such as how many are verified.',
      instead: 'Patterns/StatTile',
    },
  ],
  anatomy: [
    {
      part: 'Label',
      role: 'What goes on, with the name of the file. When it is over it says how it ended.',
    },
    { part: 'Value', role: 'Percent, or your own words. Left out while nobody knows.' },
    { part: 'Bar', role: 'Fills in reading direction. It takes the colour of the tone.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <ProgressBar label="Uploading gold.webp" value={2} max={5} valueText="2 of 5 MB" />
        ),
        why: 'What, and how far, in words that a person reckons with.',
      },
      dont: {
        show: () => <ProgressBar label="Please wait" value={40} />,
        why: 'Forty percent of what?',
      },
    },
    {
      do: {
        show: () => (
          <ProgressBar label="Upload failed: the file is too large" value={60} tone="critical" />
        ),
        why: 'The words say that it stopped and why; the colour agrees.',
      },
      dont: {
        show: () => <ProgressBar label="Uploading gold.webp" value={60} tone="critical" />,
        why: 'Only the colour says that it failed (WCAG 1.4.1).',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'A `progressbar` with its name and its value in words; while nobody knows it has no value.',
    'A value that changes is not announced: say the end of it with a Toast or in the page.',
    'The percent sign and the digits follow the language of the provider.',
    'Under reduced motion what sweeps rests in the middle.',
  ],
}
