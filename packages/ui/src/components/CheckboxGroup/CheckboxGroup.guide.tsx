import type { Guide } from '../../storybook/guide'
import { CheckboxGroup } from './CheckboxGroup'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For a question with a few fixed answers and any number of selections.',
    'Up to about seven answers: all of them are visible, and each is one press away.',
  ],
  avoid: [
    { when: 'Exactly one answer is right.', instead: 'Components/RadioGroup' },
    { when: 'There is a single yes or no.', instead: 'Components/Checkbox' },
    { when: 'Each answer takes effect at once, by itself.', instead: 'Components/Switch' },
  ],
  anatomy: [
    { part: 'Label', role: 'The question. Names the whole group.' },
    {
      part: 'Options',
      role: 'One checkbox each, with its own label and, where it helps, a description.',
    },
    { part: 'Error', role: 'The error of the answer as a whole.' },
    { part: 'Description', role: 'One sentence about the question.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <CheckboxGroup
            label="Benefits"
            options={[
              { value: 'invites', label: 'Invites', description: 'Five a month.' },
              { value: 'events', label: 'Events' },
            ]}
            value={['invites']}
            onChange={nothing}
          />
        ),
        why: 'Each label is complete without the others; details are in its description.',
      },
      dont: {
        show: () => (
          <CheckboxGroup
            label="Benefits"
            options={[
              { value: 'all', label: 'All' },
              { value: 'invites', label: 'Invites' },
              { value: 'none', label: 'None' },
            ]}
            value={['all', 'none']}
            onChange={nothing}
          />
        ),
        why: 'These answers exclude each other, but all can be ticked.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from one option to the next; each is a tab stop.' },
    { keys: ['Space'], does: 'Ticks or unticks the option.' },
  ],
  accessibility: [
    'The options form a group with a label; when the focus enters it, a screen reader says the question first.',
    'The description and the error of the group describe each option too, after the option’s own description.',
    'The form focuses the first enabled option when the group has an error.',
    'Left to you: say in the description if there is a minimum or maximum number of answers.',
  ],
}
