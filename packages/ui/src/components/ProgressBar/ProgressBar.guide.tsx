import type { Guide } from '../../storybook/guide'
import { ProgressBar } from './ProgressBar'

export const guide: Guide = {
  use: [
    'For an upload, or any other work that takes more than a moment and can be measured.',
    'Without a value, for a part that cannot be measured: getting the address for the upload.',
  ],
  avoid: [
    {
      when: 'Only the wait can be shown: a list or a page that loads.',
      instead: 'Components/Spinner',
    },
    { when: 'A button is busy: use its `isPending`.', instead: 'Components/Button' },
    {
      when: 'It is a static number, such as how many are verified.',
      instead: 'Patterns/StatTile',
    },
  ],
  anatomy: [
    {
      part: 'Label',
      role: 'What is happening, with the name of the file. At the end it says how it ended.',
    },
    { part: 'Value', role: 'Percent, or your own words. Omitted while unknown.' },
    { part: 'Bar', role: 'Fills in reading direction. It takes the colour of the tone.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <ProgressBar label="Uploading gold.webp" value={2} max={5} valueText="2 of 5 MB" />
        ),
        why: 'What is happening and how far it is, in everyday units.',
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
        why: 'The words say that it stopped and why; the colour matches.',
      },
      dont: {
        show: () => <ProgressBar label="Uploading gold.webp" value={60} tone="critical" />,
        why: 'Only the colour says that it failed (WCAG 1.4.1).',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'A `progressbar` with its name and its value in words; without a value while it is unknown.',
    'Changes of the value are not announced: announce the end with a Toast or in the page.',
    'The percent sign and the digits follow the language of the provider.',
    'Under reduced motion the moving bar rests in the middle.',
  ],
}
