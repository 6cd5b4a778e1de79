import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { Notice } from '../Notice/Notice'
import { TextField } from '../TextField/TextField'
import { Form } from './Form'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Around everything that is filled in and sent with one button, together with `useForm`.',
    'In a dialog too: give it an `id`, and the button in the footer the same as its `form`.',
  ],
  avoid: [
    { when: 'What is set takes effect at once, as a filter does.', instead: 'Patterns/FilterBar' },
    { when: 'Nothing is asked but a yes.', instead: 'Patterns/ConfirmDialog' },
  ],
  anatomy: [
    {
      part: 'Error',
      role: 'What the server says about the whole. A field’s own error stands at the field.',
    },
    { part: 'Wait', role: 'How long a server that has heard enough takes no other try.' },
    { part: 'Fields', role: 'Under each other, in the order in which one thinks of them.' },
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
        why: 'The error stands where it is mended, and the button says what will happen.',
      },
      dont: {
        show: () => (
          <Stack space="5">
            <Notice tone="critical">tierName: already exists</Notice>
            <TextField label="Tier name" value="" onChange={nothing} />
            <Button variant="primary">Submit</Button>
          </Stack>
        ),
        why: 'The error is far from its field, speaks in the server’s words, and what was typed is gone.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes through the fields in reading order.' },
    { keys: ['Enter'], does: 'In a field of one line sends the form.' },
  ],
  accessibility: [
    'A submission that does not hold puts the focus on the first wrong field; so does a server that names fields (`useForm`).',
    'The seconds of a wait are a `timer`: they run down without being read out.',
    'An error of the whole is read out and takes the focus, unless a field is named too. It is not cut off by scrolling.',
    'While busy it says so, and swallows a second submission; fields stay as they are, so that the focus does.',
    'The browser’s own bubbles are off: they vanish, and speak another language than the page.',
    'Left to you: a name, by `aria-label` or `aria-labelledby`, where a page has several forms.',
  ],
}
