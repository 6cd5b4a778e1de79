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
    'For exactly one of two to five values that are worth comparing: all are in view at once.',
    'When an option needs a sentence of its own; a Select has no room for one.',
  ],
  avoid: [
    { when: 'There are more values, or they stand in a filter bar.', instead: 'Components/Select' },
    { when: 'Any number of values may hold.', instead: 'Components/CheckboxGroup' },
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
        why: 'The usual answer is chosen already; what sets one apart stands in its description.',
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
        why: 'Answers that contain each other leave more than one that is right.',
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
        why: 'Yes and no are one Switch, and its label is the state.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen option, and out of the group: it is one stop.' },
    {
      keys: ['Arrow Down', 'Arrow Right'],
      does: 'Chooses the next option, after the last the first.',
    },
    {
      keys: ['Arrow Up', 'Arrow Left'],
      does: 'Chooses the option before, before the first the last.',
    },
    { keys: ['Space'], does: 'Chooses the option with the focus, when none is chosen yet.' },
  ],
  accessibility: [
    'A radiogroup with native radio buttons: a screen reader says the question, the option and “1 of 3”.',
    'In a right-to-left language, Arrow Left goes to the next of options that stand side by side.',
    'The description and the error of the group describe each option too, after the option’s own description.',
    'Disabled options are skipped by the arrow keys; say in the option’s description why.',
    'Left to you: choose a value beforehand where there is a usual one, since a chosen radio button cannot be taken back.',
  ],
}
