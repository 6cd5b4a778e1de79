import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { TextField } from '../TextField/TextField'
import { Notice } from './Notice'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Above a form or a list, for what concerns all of it: a refused sign-in, a price that will be saved as 0.',
    'For what must still be there when the person looks again.',
  ],
  avoid: [
    { when: 'For the outcome of an action, which may be missed.', instead: 'Components/Toast' },
    { when: 'For one field: give the field its error.', instead: 'Components/TextField' },
    {
      when: 'For a list that could not be loaded: that needs a way to try again.',
      instead: 'Patterns/ErrorState',
    },
    { when: 'For data that is old.', instead: 'Patterns/StaleNote' },
  ],
  anatomy: [
    { part: 'Icon', role: 'One for each tone, on the first line.' },
    { part: 'Text', role: 'What is the case, and what can be done about it. A sentence or two.' },
  ],
  examples: [
    {
      do: {
        show: () => <Notice tone="critical">Too many attempts. Try again in 5 minutes.</Notice>,
        why: 'Says what happened and what to do, and stays while the person reads.',
      },
      dont: {
        show: () => <Notice tone="critical">Error 429</Notice>,
        why: 'A code helps nobody: neither what happened nor what to do.',
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
        why: 'What is wrong with a field stands at that field.',
      },
      dont: {
        show: () => (
          <Stack space="4">
            <Notice tone="critical">The email is not valid.</Notice>
            <TextField label="Email" value="maria@" onChange={nothing} />
            <Button variant="primary">Send Reset Link</Button>
          </Stack>
        ),
        why: 'Away from the field, and not tied to it: in a long form nobody knows which one is meant.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'A critical notice is an alert: read out at once when it appears. The others have the role status and wait their turn.',
    'A notice that is there from the start is part of the page and is not announced.',
    'Tone is told by an icon as well as by colour, and the words say it without either.',
    'The direction of the text follows its first letter, so that a message of the server reads right in both.',
  ],
}
