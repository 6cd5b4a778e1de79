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
    'For one of a few fixed values, from about four to twenty, where space is short.',
    'In filter bars and beside tables, where the selected value must stay visible and the others may hide.',
  ],
  avoid: [
    { when: 'It triggers an action instead of selecting a value.', instead: 'Components/Menu' },
    { when: 'There are two to five values worth comparing.', instead: 'Components/RadioGroup' },
    { when: 'The two values are on and off.', instead: 'Components/Switch' },
    { when: 'Anything may be typed.', instead: 'Components/TextField' },
  ],
  anatomy: [
    {
      part: 'Label',
      role: 'Names the field. In a bar of filters it is inside the trigger. It may be hidden where the context makes it plain; screen readers still say it.',
    },
    { part: 'Trigger', role: 'Shows the selected value or the placeholder, and opens the list.' },
    { part: 'List', role: 'All values; the selected one has a tick and the accent colour.' },
    { part: 'Error', role: 'The error, with an icon; the trigger has the critical border.' },
    { part: 'Description', role: 'One sentence that helps to choose.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Select label="User Status" options={statuses} value="all" onChange={nothing} />
        ),
        why: 'The value without a filter is an option of its own, and is selected at first.',
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
        why: 'Once something is selected, nobody sees what the field is about.',
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
        why: 'Values in their natural order; typing finds them.',
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
        why: 'These are actions. A letter typed by mistake would trigger one.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the trigger, and on to the next field.' },
    { keys: ['Enter', 'Space', 'Arrow Down', 'Arrow Up'], does: 'Opens the list.' },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'Selects the previous or next value without opening the list.',
    },
    {
      keys: ['A … Z'],
      does: 'Moves to the value with these first letters; while closed it selects the value.',
    },
    { keys: ['Home', 'End'], does: 'In the list it moves to the first or last value.' },
    { keys: ['Enter', 'Space'], does: 'In the list it selects, closes, and returns the focus.' },
    { keys: ['Escape'], does: 'Closes the list without a change, and returns the focus.' },
  ],
  accessibility: [
    'The trigger is named by the label and the selected value. It opens a listbox with the label’s name.',
    'Description and error describe the trigger.',
    'The page behind an open list is hidden from assistive technology until it closes.',
    'Options are 36 px high with a mouse and 44 px under a finger.',
    'Left to you: labels that differ in their first letters, so that typing finds them.',
  ],
}
