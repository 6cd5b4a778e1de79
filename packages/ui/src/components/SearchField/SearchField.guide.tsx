import type { Guide } from '../../storybook/guide'
import { SearchField } from './SearchField'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Above a list, to narrow it while one types.',
    'Where Enter asks the server: `onSubmit` tells of it.',
  ],
  avoid: [
    { when: 'Filters stand beside it: the bar has one of its own.', instead: 'Patterns/FilterBar' },
    { when: 'What is typed is saved.', instead: 'Components/TextField' },
    { when: 'A handful of values is known beforehand.', instead: 'Components/Select' },
  ],
  anatomy: [
    { part: 'Magnifier', role: 'Says to the eye what the label says to a screen reader.' },
    { part: 'Input', role: 'With a placeholder that names what is searched.' },
    {
      part: 'Clear button',
      role: 'There as soon as something is typed; gives the focus back to the input.',
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
        why: 'Says where it looks, so that nobody searches for a country in vain.',
      },
      dont: {
        show: () => (
          <SearchField label="Search" placeholder="Type here..." value="" onChange={nothing} />
        ),
        why: 'Search what? And that one types there is plain.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the input, and past the clear button: Escape does the same.' },
    { keys: ['Enter'], does: 'Searches for what is typed: `onSubmit` gets it.' },
    { keys: ['Escape'], does: 'Clears it; the focus stays.' },
  ],
  accessibility: [
    'Named by its label, which is not drawn; its role is a search box.',
    'The clear button is out of the tab order, yet a screen reader finds it, as “Clear search”.',
    'Left to you: tell how many results there are, in a status that is read out.',
  ],
}
