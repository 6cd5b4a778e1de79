import type { Guide } from '../../storybook/guide'
import { Select } from './Select'

const nothing = () => {}

const statuses = [
  { value: 'all', label: 'All' },
  { value: 'verified', label: 'Verified' },
  { value: 'pending', label: 'Pending' },
  { value: 'banned', label: 'Banned' },
]

export const guide: Guide = {
  use: [
    'For one of a few fixed values, from about four to twenty, where room is short.',
    'In filter bars and beside tables, where the chosen value must stay readable and the rest may hide.',
  ],
  avoid: [
    { when: 'It does something instead of choosing a value.', instead: 'Components/Menu' },
    { when: 'There are two to five values worth comparing.', instead: 'Components/RadioGroup' },
    { when: 'The two values are on and off.', instead: 'Components/Switch' },
    { when: 'Anything may be typed.', instead: 'Components/TextField' },
  ],
  anatomy: [
    {
      part: 'Label',
      role: 'Names the field. It may be hidden where the place makes it plain; it is still said.',
    },
    { part: 'Trigger', role: 'Shows the chosen value, or the placeholder, and opens the list.' },
    { part: 'List', role: 'All values; the chosen one has a tick and the accent colour.' },
    { part: 'Error', role: 'What is wrong, with an icon; the trigger takes the critical border.' },
    { part: 'Description', role: 'One sentence that helps to choose.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Select label="User Status" options={statuses} value="all" onChange={nothing} />
        ),
        why: 'The value that filters nothing is an option of its own, and is chosen at first.',
      },
      dont: {
        show: () => (
          <Select
            label="User Status"
            placeholder="User Status"
            labelVisibility="hidden"
            options={statuses}
            value=""
            onChange={nothing}
          />
        ),
        why: 'As soon as something is chosen, nobody sees what the field is about.',
      },
    },
    {
      do: {
        show: () => (
          <Select
            label="Rows per page"
            options={['10', '25', '50', '100'].map((each) => ({ value: each, label: each }))}
            value="50"
            onChange={nothing}
          />
        ),
        why: 'Values in their natural order, found by typing.',
      },
      dont: {
        show: () => (
          <Select
            label="Actions"
            options={[
              { value: 'ban', label: 'Ban this person' },
              { value: 'delete', label: 'Delete this person' },
            ]}
            value="ban"
            onChange={nothing}
          />
        ),
        why: 'These are actions. A letter typed by mistake would do one.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the trigger, and on to the next field.' },
    { keys: ['Enter', 'Space', 'Arrow Down', 'Arrow Up'], does: 'Opens the list.' },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'Chooses the value before or after without opening the list.',
    },
    { keys: ['A … Z'], does: 'Goes to the value that starts so; while closed, chooses it.' },
    { keys: ['Home', 'End'], does: 'In the list: goes to its first or last value.' },
    { keys: ['Enter', 'Space'], does: 'In the list: chooses, closes, and gives the focus back.' },
    { keys: ['Escape'], does: 'Closes the list, changes nothing, and gives the focus back.' },
  ],
  accessibility: [
    'The trigger is named by the label and the chosen value, and opens a listbox with the label’s name.',
    'Description and error describe the trigger.',
    'The page behind an open list is hidden from assistive technology until it closes.',
    'Options are 36 px high with a mouse and 44 px under a finger.',
    'Left to you: labels that differ in their first letters, so that typing finds them.',
  ],
}
