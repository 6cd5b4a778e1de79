import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { TextField } from '../TextField/TextField'
import { Disclosure } from './Disclosure'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For fields with a good default: the date of an announcement, its image.',
    'For the long version of a text with a short version above it.',
  ],
  avoid: [
    { when: 'Everybody must fill it in or read it: show it.' },
    { when: 'It explains one control.', instead: 'Components/Popover' },
    { when: 'It holds actions.', instead: 'Components/Menu' },
  ],
  anatomy: [
    { part: 'Chevron', role: 'Points along the line while closed, and down while open.' },
    {
      part: 'Title',
      role: 'A noun. A heading with a button in it, at the right level for the page.',
    },
    { part: 'Description', role: 'The content in a few words, so that nobody opens it in vain.' },
    { part: 'Panel', role: 'Stays in the page while it is closed, and keeps typed input.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Disclosure title="Advanced" description="Date, image and publish time">
            <TextField label="Image URL" value="" onChange={nothing} />
          </Disclosure>
        ),
        why: 'With the description nine of ten people need not open it.',
      },
      dont: {
        show: () => (
          <Disclosure title="Click here to see more options">
            <TextField label="Image URL" value="" onChange={nothing} />
          </Disclosure>
        ),
        why: 'Which options? People must open it to learn that they do not need it.',
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
        why: 'A hidden required field: the form cannot be sent, and does not say why.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the title, and into the panel only while it is open.' },
    { keys: ['Enter'], does: 'Opens or closes it.' },
    { keys: ['Space'], does: 'Does the same.' },
  ],
  accessibility: [
    'A button in a heading, with `aria-expanded` and the controlled panel: people find it by heading and by button.',
    'A closed panel is hidden from everybody except find-in-page, and that opens it if the browser can.',
    'When forced open, the button says that it is unavailable, and keeps its focus. The panel stays open afterwards.',
    'Left to you: `level`, so that the outline of the page has no gaps.',
  ],
}
