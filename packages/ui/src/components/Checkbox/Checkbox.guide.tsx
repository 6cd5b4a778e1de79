import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Checkbox } from './Checkbox'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For a yes or no that is sent with its form.',
    'For consent before something happens: the person ticks it, it is never ticked beforehand.',
  ],
  avoid: [
    {
      when: 'The change takes effect at once, or the label names a state.',
      instead: 'Components/Switch',
    },
    { when: 'Several of them answer the same question.', instead: 'Components/CheckboxGroup' },
    { when: 'The answers exclude each other.', instead: 'Components/RadioGroup' },
  ],
  anatomy: [
    { part: 'Box', role: 'A tick for yes, a bar for “some of them”, empty for no.' },
    { part: 'Label', role: 'What a tick means. Pressing it ticks the box.' },
    { part: 'Error', role: 'What is missing, with an icon; the box has the critical border.' },
    { part: 'Description', role: 'One sentence that helps to decide.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Checkbox label="Show my country to other members" isSelected onChange={nothing} />
        ),
        why: 'The label says what a tick means, so an empty box means the opposite.',
      },
      dont: {
        show: () => (
          <Checkbox label="Do not hide my country" isSelected={false} onChange={nothing} />
        ),
        why: 'A negated label makes an empty box a double negative.',
      },
    },
    {
      do: {
        show: () => (
          <Checkbox
            label="Delete my posts too"
            description="Replies of others stay where they are."
            isSelected={false}
            onChange={nothing}
          />
        ),
        why: 'A short label, and the consequence in the description.',
      },
      dont: {
        show: () => (
          <Stack space="1">
            <Checkbox label="Monthly" isSelected onChange={nothing} />
            <Checkbox label="Yearly" isSelected={false} onChange={nothing} />
          </Stack>
        ),
        why: 'Only one can be true: these are radio buttons.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the checkbox, and on to the next field.' },
    { keys: ['Space'], does: 'Ticks or unticks it.' },
  ],
  accessibility: [
    'It is a native checkbox: its state, including the mixed one, needs no further attributes.',
    'Description and error describe the box and are read out with it. An error marks it invalid.',
    'A read-only box stays in the tab order and says that it is read-only; a disabled one is skipped.',
    'The hit area is the box and the whole label: 24 px high with a mouse, 44 px under a finger.',
    'Left to you: derive the mixed state from the items that the box stands for.',
  ],
}
