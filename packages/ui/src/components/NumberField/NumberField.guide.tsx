import type { Guide } from '../../storybook/guide'
import { NumberField } from './NumberField'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For a quantity that people calculate with: seats, a limit, an amount of money.',
    'Where the locale’s number format matters: thousands, decimals, currency.',
  ],
  avoid: [
    {
      when: 'It consists of digits but is not a quantity: a code, a year, a phone number.',
      instead: 'Components/TextField',
    },
    { when: 'It must be sent exactly as typed.', instead: 'Components/TextField' },
    { when: 'It is a code from a message.', instead: 'Components/OneTimeCodeField' },
  ],
  anatomy: [
    { part: 'Label', role: 'Names the quantity, with its unit if the format has none.' },
    {
      part: 'Input',
      role: 'Accepts digits and the signs of the locale; it formats the number when it loses the focus.',
    },
    { part: 'Steppers', role: 'One step less, one step more. They stop at `min` and `max`.' },
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
        why: 'Nobody steps by a cent; the format shows the currency.',
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
        why: 'Keeps the typed text and says what is wrong with it.',
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
    { keys: ['Home'], does: 'To `min`, if there is one.' },
    { keys: ['End'], does: 'To `max`, if there is one.' },
    { keys: ['Enter'], does: 'Accepts the number as typed, and sends the form.' },
  ],
  accessibility: [
    'A text input with the role “number field”, since some screen readers cannot reach a spin button.',
    'The buttons have names from the label (“Increase Seats”) and are not tab stops: the arrow keys do the same.',
    'The wheel never changes the value, even while the field has the focus.',
    'With a `min` of 0 or more, phones show digits and the decimal sign.',
    'Left to you: the range in the form’s schema; `min` and `max` limit the steps, not the typing.',
  ],
}
