import type { Guide } from '../../storybook/guide'
import { CheckboxGroup } from './CheckboxGroup'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For a question with a few fixed answers of which any number may hold.',
    'Up to about seven answers: all of them are in view, and each is one press away.',
  ],
  avoid: [
    { when: 'Exactly one answer holds.', instead: 'Components/RadioGroup' },
    { when: 'There is a single yes or no.', instead: 'Components/Checkbox' },
    { when: 'Each answer takes effect at once, by itself.', instead: 'Components/Switch' },
  ],
  anatomy: [
    { part: 'Label', role: 'The question. Names the whole group.' },
    {
      part: 'Options',
      role: 'One checkbox each, with its own label and, where it helps, a description.',
    },
    { part: 'Error', role: 'What is wrong with the answer as a whole.' },
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
        why: 'Each label is complete without the others; details stand in its description.',
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
        why: 'Answers that exclude each other can all be ticked here.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from one option to the next; each is a stop of its own.' },
    { keys: ['Space'], does: 'Ticks the option, or takes the tick away.' },
  ],
  accessibility: [
    'The options form a group that carries the label; entering it, a screen reader says the question first.',
    'The description and the error of the group describe each option too, after the option’s own description.',
    'The form’s focus on a wrong field goes to the first option that can be chosen.',
    'Left to you: say in the description when there is a least or a greatest number of answers.',
  ],
}
