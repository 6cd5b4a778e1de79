import type { Guide } from '../../storybook/guide'
import { NumberField } from './NumberField'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For a quantity that is reckoned with: seats, a limit, an amount of money.',
    'Where a locale’s own way to write numbers matters: thousands, decimals, currency.',
  ],
  avoid: [
    {
      when: 'It is made of digits, but no quantity: a code, a year, a phone number.',
      instead: 'Components/TextField',
    },
    { when: 'It is to be sent exactly as typed.', instead: 'Components/TextField' },
    { when: 'It is a code from a message.', instead: 'Components/OneTimeCodeField' },
  ],
  anatomy: [
    { part: 'Label', role: 'Names the quantity, with its unit where the format has none.' },
    {
      part: 'Input',
      role: 'Takes digits and the signs of the locale; the number is written out when it is left.',
    },
    { part: 'Steppers', role: 'One step less, one step more. They rest at `min` and `max`.' },
    { part: 'Error and description', role: 'As in every field.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <NumberField
            label="Price"
            value={9.5}
            min={0}
            step={0.01}
            hasSteppers={false}
            formatOptions={{ style: 'currency', currency: 'USD' }}
            onChange={nothing}
          />
        ),
        why: 'Nobody steps by a cent; the format says which money it is.',
      },
      dont: {
        show: () => (
          <NumberField label="Price" value={9.5} min={0} step={0.01} onChange={nothing} />
        ),
        why: 'Two buttons that take an hour to reach ten dollars, and no currency.',
      },
    },
    {
      do: {
        show: () => (
          <NumberField
            label="Seats"
            value={400}
            max={40}
            errorMessage="There are 40 seats at most"
            onChange={nothing}
          />
        ),
        why: 'Keeps what was typed and says what is wrong with it.',
      },
      dont: {
        show: () => <NumberField label="Number" value={40} max={40} onChange={nothing} />,
        why: 'Of what?',
      },
    },
  ],
  keyboard: [
    { keys: ['Arrow Up'], does: 'One step more.' },
    { keys: ['Arrow Down'], does: 'One step less.' },
    { keys: ['Home'], does: 'To `min`, where there is one.' },
    { keys: ['End'], does: 'To `max`, where there is one.' },
    { keys: ['Enter'], does: 'Takes the number as typed, and sends the form.' },
  ],
  accessibility: [
    'A text input whose role says “number field”, since a spin button is out of reach for some screen readers.',
    'The buttons are named after the label (“Increase Seats”) and out of the tab order: the arrow keys do the same.',
    'The wheel never changes the value, also while the field has the focus.',
    'With a `min` from 0 on, phones show digits and the decimal sign.',
    'Left to you: the range in the form’s schema; `min` and `max` bound the steps, not the typing.',
  ],
}
