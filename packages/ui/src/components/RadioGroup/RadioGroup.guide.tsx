import type { Guide } from '../../storybook/guide'
import { RadioGroup } from './RadioGroup'

const nothing = () => {}

const periods = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly', description: 'Two months free.' },
  { value: 'lifetime', label: 'Lifetime' },
]

export const guide: Guide = {
  use: [
    'For exactly one of two to five values that are worth comparing: all are visible at once.',
    'When an option needs a sentence of its own; a Select has no room for one.',
  ],
  avoid: [
    { when: 'There are more values, or they are in a filter bar.', instead: 'Components/Select' },
    { when: 'The two values are on and off.', instead: 'Components/Switch' },
  ],
  anatomy: [
    { part: 'Label', role: 'The question. Names the whole group.' },
    {
      part: 'Options',
      role: 'One radio button each, with its label and, where it helps, a description.',
    },
    { part: 'Error', role: 'What is missing, under the options.' },
    { part: 'Description', role: 'One sentence about the question.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <RadioGroup label="Billing Period" options={periods} value="month" onChange={nothing} />
        ),
        why: 'The usual answer is selected already; the difference of an option is in its description.',
      },
      dont: {
        show: () => (
          <RadioGroup
            label="Who can see it"
            options={[
              { value: 'members', label: 'Members' },
              { value: 'both', label: 'Members and admins' },
              { value: 'all', label: 'Everybody' },
            ]}
            value="members"
            onChange={nothing}
          />
        ),
        why: 'Answers that include each other leave more than one right answer.',
      },
    },
    {
      do: {
        show: () => (
          <RadioGroup
            label="Who can see it"
            orientation="horizontal"
            options={[
              { value: 'members', label: 'Members' },
              { value: 'admins', label: 'Admins' },
            ]}
            value="members"
            onChange={nothing}
          />
        ),
        why: 'Two short labels fit on one line.',
      },
      dont: {
        show: () => (
          <RadioGroup
            label="Is it active?"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
            value="yes"
            onChange={nothing}
          />
        ),
        why: 'Yes and no are one Switch, with the state as its label.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the selected option, and out of the group: it is one tab stop.',
    },
    {
      keys: ['Arrow Down', 'Arrow Right'],
      does: 'Selects the next option; after the last comes the first.',
    },
    {
      keys: ['Arrow Up', 'Arrow Left'],
      does: 'Selects the previous option; before the first comes the last.',
    },
    { keys: ['Space'], does: 'Selects the focused option, if none is selected yet.' },
  ],
  accessibility: [
    'A radiogroup with native radio buttons: a screen reader says the question, the option and “1 of 3”.',
    'In a right-to-left language, Arrow Left moves to the next of the options in a row.',
    'The description and the error of the group describe each option too, after the option’s own description.',
    'The arrow keys skip disabled options; say why in the option’s description.',
    'Left to you: preselect the usual value, if there is one, since a radio button cannot be deselected.',
  ],
}
