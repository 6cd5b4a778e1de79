import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { TextField } from '../TextField/TextField'
import { Disclosure } from './Disclosure'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For fields that have a good value without anybody touching them: the date of an announcement, its image.',
    'For the long version of something whose short version stands above it.',
  ],
  avoid: [
    { when: 'Everybody must fill it in or read it: let it stand there.' },
    { when: 'People choose one of several views.', instead: 'Components/Tabs' },
    { when: 'It explains one control.', instead: 'Components/Popover' },
    { when: 'It holds actions.', instead: 'Components/Menu' },
  ],
  anatomy: [
    { part: 'Chevron', role: 'Points along the line while closed, and down while open.' },
    {
      part: 'Title',
      role: 'A noun. A heading with a button in it, at the level that the page has there.',
    },
    { part: 'Description', role: 'What is inside, so that nobody opens it in vain.' },
    { part: 'Panel', role: 'Stays in the page while it is closed, and keeps what was typed.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Disclosure title="Advanced" description="Date, image and publish time">
            <TextField label="Image URL" value="" onChange={nothing} />
          </Disclosure>
        ),
        why: 'The description lets nine of ten people pass by.',
      },
      dont: {
        show: () => (
          <Disclosure title="Click here to see more options">
            <TextField label="Image URL" value="" onChange={nothing} />
          </Disclosure>
        ),
        why: 'Which options? One has to open it to learn that one need not have.',
      },
    },
    {
      do: {
        show: () => (
          <Disclosure title="Advanced" isForcedOpen>
            <TextField
              label="Image URL"
              value="example"
              errorMessage="Image URL must be a valid URL"
              onChange={nothing}
            />
          </Disclosure>
        ),
        why: 'With an error inside it is forced open: `isForcedOpen`.',
      },
      dont: {
        show: () => (
          <Stack>
            <TextField label="Title" value="" onChange={nothing} />
            <Disclosure title="Description">
              <TextField label="Description" value="" isRequired onChange={nothing} />
            </Disclosure>
          </Stack>
        ),
        why: 'A required field that nobody sees: the form cannot be sent, and does not say why.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the title, and into the panel only while it is open.' },
    { keys: ['Enter'], does: 'Opens or closes it.' },
    { keys: ['Space'], does: 'Does the same.' },
  ],
  accessibility: [
    'A button in a heading, with `aria-expanded` and the panel that it controls: found by heading and by button.',
    'A closed panel is hidden from everybody but find-in-page, which opens it where the browser can.',
    'Forced open, the button says that it cannot be used, and keeps its focus. When the reason is gone the panel stays open.',
    'Left to you: `level`, so that the outline of the page has no gaps.',
  ],
}
