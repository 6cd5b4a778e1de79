import type { Guide } from '../../storybook/guide'
import { SearchField } from './SearchField'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Above a list, to filter it while people type.',
    'Where Enter asks the server: use `onSubmit`.',
  ],
  avoid: [
    { when: 'There are filters beside it: the bar has its own.', instead: 'Patterns/FilterBar' },
    { when: 'What is typed is saved.', instead: 'Components/TextField' },
    { when: 'There are only a few known values.', instead: 'Components/Select' },
  ],
  anatomy: [
    { part: 'Magnifier', role: 'Shows what the label tells a screen reader.' },
    { part: 'Input', role: 'With a placeholder that says what is searched.' },
    {
      part: 'Clear button',
      role: 'Appears with the first letter; returns the focus to the input.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <SearchField
            label="Search users"
            placeholder="Search name, email or phone"
            value=""
            onChange={nothing}
          />
        ),
        why: 'Says where it searches, so that nobody searches for a country in vain.',
      },
      dont: {
        show: () => (
          <SearchField label="Search" placeholder="Type here..." value="" onChange={nothing} />
        ),
        why: 'Search what? And people know that they type here.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the input, and skips the clear button: Escape does the same.',
    },
    { keys: ['Enter'], does: 'Searches for the text: `onSubmit` gets it.' },
    { keys: ['Escape'], does: 'Clears it; the focus stays.' },
  ],
  accessibility: [
    'Named by its invisible label; its role is a search box.',
    'The clear button is not a tab stop, but a screen reader finds it, as “Clear search”.',
    'Left to you: announce the number of results in a status.',
  ],
}
