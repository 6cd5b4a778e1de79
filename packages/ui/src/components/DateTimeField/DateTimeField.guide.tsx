import type { Guide } from '../../storybook/guide'
import { TextField } from '../TextField/TextField'
import { DateTimeField } from './DateTimeField'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For a moment: when something is published, starts or ends.',
    'For optional moments too: it can be cleared, and its value is then an empty text.',
  ],
  avoid: [
    {
      when: 'Only the day counts, as with a birth date: a moment shifts with the time zone, a day must not.',
    },
    { when: 'The moment is only displayed.', instead: 'Components/Text' },
    { when: 'There are a few fixed answers: today, this week.', instead: 'Components/Select' },
  ],
  anatomy: [
    { part: 'Label', role: 'Names the moment. Pressing it moves to the first part.' },
    {
      part: 'Parts',
      role: 'Day, month, year, hour and minute, in the order of the locale. Each can be typed or stepped.',
    },
    { part: 'Time zone', role: 'The time zone of the display. The value itself is in UTC.' },
    { part: 'Clear button', role: 'Appears as soon as a part is filled in; clears all of them.' },
    {
      part: 'Calendar button',
      role: 'Opens the month, to choose a day. An empty time becomes midnight.',
    },
    { part: 'Error and description', role: 'As in every field.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <DateTimeField
            label="Publish at"
            description="Leave empty to publish right away."
            timeZone="Europe/Lisbon"
            value="2026-06-15T09:30:00.000Z"
            onChange={nothing}
          />
        ),
        why: 'Parts that cannot be mistyped, with the time zone beside them.',
      },
      dont: {
        show: () => (
          <TextField
            label="Publish at"
            description="Format: YYYY-MM-DDTHH:mm:ssZ"
            value="2026-06-15T09:30:00Z"
            onChange={nothing}
          />
        ),
        why: 'Asks people to write for a machine, and to calculate in UTC.',
      },
    },
    {
      do: {
        show: () => (
          <DateTimeField
            label="Starts at"
            errorMessage="Choose a moment that is still to come"
            timeZone="UTC"
            value="2026-06-01T09:30:00.000Z"
            onChange={nothing}
          />
        ),
        why: 'The schema validates the moment; the field keeps it.',
      },
      dont: {
        show: () => (
          <DateTimeField
            label="Starts at (first half)"
            timeZone="UTC"
            value=""
            errorMessage="Error in date"
            onChange={nothing}
          />
        ),
        why: 'Does not say what to change.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from part to part, then to the buttons.' },
    {
      keys: ['Arrow Left'],
      does: 'Moves to the part on the left; Arrow Right to the one on the right.',
    },
    { keys: ['Arrow Up'], does: 'Increases this part by one; Arrow Down decreases it.' },
    {
      keys: ['Page Up'],
      does: 'A larger step: 7 days, 2 months, 5 years, 2 hours, 15 minutes; Page Down goes back.',
    },
    {
      keys: ['0', '…', '9'],
      does: 'Fills in the part, and moves on to the next one when it is full.',
    },
    {
      keys: ['Backspace'],
      does: 'Deletes a digit; in an empty part it moves to the previous one.',
    },
    { keys: ['Alt', 'Arrow Down'], does: 'Opens the calendar on the chosen day.' },
    {
      keys: ['Enter'],
      does: 'In the calendar it chooses the day and closes the calendar. In a part it does nothing: it does not send the form.',
    },
    { keys: ['Escape'], does: 'Closes the calendar; the focus returns to where it was.' },
  ],
  accessibility: [
    'A named group; each part is a spin button that says its name, value and range. Description and error describe the group and the first part.',
    'The calendar is a dialog with a grid of days; it announces the chosen day and days out of range.',
    'While some parts are missing the value is `unfinished`. No schema of a date accepts that, so half a date is never sent as none.',
    'A day that does not exist (31 June) becomes the last day of its month when the field loses the focus.',
    'Left to you: `z.iso.datetime()` in the schema, joined with an empty text where the moment is optional, and the range: `min` and `max` bound the calendar, not the typing.',
  ],
}
