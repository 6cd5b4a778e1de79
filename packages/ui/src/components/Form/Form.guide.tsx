import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { Notice } from '../Notice/Notice'
import { TextField } from '../TextField/TextField'
import { Form } from './Form'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Around everything that one button sends, together with `useForm`.',
    'In a dialog too: give it an `id`, and pass the same id to the button in the footer as `form`.',
  ],
  avoid: [
    { when: 'Changes take effect at once, as in a filter.', instead: 'Patterns/FilterBar' },
    { when: 'It only asks for a confirmation.', instead: 'Patterns/ConfirmDialog' },
  ],
  anatomy: [
    {
      part: 'Error',
      role: 'The server’s error of the whole form. The error of a field is at the field.',
    },
    { part: 'Wait', role: 'How long the server refuses further attempts.' },
    { part: 'Fields', role: 'Below each other, in the order in which people think of them.' },
    { part: 'Buttons', role: 'At the end, the action as a verb: it sends the form.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Form onSubmit={nothing}>
            <TextField
              label="Tier name"
              value="Premium"
              errorMessage="A tier named Premium exists already"
              onChange={nothing}
            />
            <Button variant="primary">Create Membership Tier</Button>
          </Form>
        ),
        why: 'The error is where people fix it, and the button says what happens.',
      },
      dont: {
        show: () => (
          <Stack space="5">
            <Notice tone="critical">tierName: already exists</Notice>
            <TextField label="Tier name" value="" onChange={nothing} />
            <Button variant="primary">Submit</Button>
          </Stack>
        ),
        why: 'The error is far from its field and in the server’s words, and the typed text is gone.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the fields in reading order.' },
    { keys: ['Enter'], does: 'In a field of one line it sends the form.' },
  ],
  accessibility: [
    'An invalid submission focuses the first invalid field, and so does a server that names fields (`useForm`).',
    'The seconds of a wait are a `timer`: they count down without being read out.',
    'An error of the whole form is read out and takes the focus, unless it names a field too. Scrolling never cuts it off.',
    'While busy it says so and ignores a second submission; the fields stay, and so does the focus.',
    'The browser’s own validation bubbles are off: they disappear, and speak another language than the page.',
    'Left to you: a name, by `aria-label` or `aria-labelledby`, if a page has several forms.',
  ],
}
