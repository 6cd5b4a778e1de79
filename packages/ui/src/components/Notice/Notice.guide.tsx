import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { TextField } from '../TextField/TextField'
import { Notice } from './Notice'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Above a form or a list, about all of it: a refused sign-in, a price that will be saved as 0.',
    'For a message that must still be there when the person looks again.',
  ],
  avoid: [
    { when: 'For the outcome of an action, if people may miss it.', instead: 'Components/Toast' },
    { when: 'For one field: give the field its error.', instead: 'Components/TextField' },
    {
      when: 'For a list that failed to load: that needs a button to try again.',
      instead: 'Patterns/ErrorState',
    },
    { when: 'For data that is old.', instead: 'Patterns/StaleNote' },
  ],
  anatomy: [
    { part: 'Icon', role: 'One for each tone, on the first line.' },
    {
      part: 'Text',
      role: 'What has happened, and what people can do about it. A sentence or two.',
    },
  ],
  examples: [
    {
      do: {
        show: () => <Notice tone="critical">Too many attempts. Try again in 5 minutes.</Notice>,
        why: 'Says what happened and what to do, and stays while people read.',
      },
      dont: {
        show: () => <Notice tone="critical">Error 429</Notice>,
        why: 'A code helps nobody: it says neither what happened nor what to do.',
      },
    },
    {
      do: {
        show: () => (
          <Stack space="4">
            <TextField
              label="Email"
              value="maria@"
              onChange={nothing}
              errorMessage="Enter an email address"
            />
            <Button variant="primary">Send Reset Link</Button>
          </Stack>
        ),
        why: 'The error of a field is at that field.',
      },
      dont: {
        show: () => (
          <Stack space="4">
            <Notice tone="critical">The email is not valid.</Notice>
            <TextField label="Email" value="maria@" onChange={nothing} />
            <Button variant="primary">Send Reset Link</Button>
          </Stack>
        ),
        why: 'Far from the field and not connected to it: in a long form nobody knows which field is meant.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'A critical notice is an alert: it is read out at once when it appears. The others have the role status and wait their turn.',
    'A notice that is there from the start is part of the page and is not announced.',
    'An icon shows the tone as well as the colour, and the words alone are enough.',
    'The text takes its direction from its first letter, so that a message of the server reads right in both.',
  ],
}
