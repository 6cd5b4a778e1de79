import { Trash2 } from 'lucide-react'
import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Button } from './Button'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For an action: save, create, send, delete.',
    'With an address, for the main step of a page: it is then a link that looks like a button.',
  ],
  avoid: [
    { when: 'It leads somewhere from inside a sentence or a row.', instead: 'Components/Link' },
    {
      when: 'An icon alone is understood, and the action is repeated in each row.',
      instead: 'Components/IconButton',
    },
    {
      when: 'It may be unavailable for a reason that is not visible.',
      instead: 'Components/ExplainedButton',
    },
    { when: 'It opens a list of actions.', instead: 'Components/Menu' },
  ],
  anatomy: [
    { part: 'Icon', role: 'Optional, before the text; it repeats what the text says.' },
    { part: 'Text', role: 'A verb, with its object where that is not plain.' },
    { part: 'Spinner', role: 'Takes the text’s place while busy; the width stays.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline>
            <Button variant="quiet" onPress={nothing}>
              Cancel
            </Button>
            <Button variant="primary" onPress={nothing}>
              Create announcement
            </Button>
          </Inline>
        ),
        why: 'One primary button in a view, and its text says what will happen.',
      },
      dont: {
        show: () => (
          <Inline>
            <Button variant="primary" onPress={nothing}>
              No
            </Button>
            <Button variant="primary" onPress={nothing}>
              OK
            </Button>
          </Inline>
        ),
        why: 'Two buttons of equal weight, and neither says what it does.',
      },
    },
    {
      do: {
        show: () => (
          <Inline>
            <Button onPress={nothing}>Cancel</Button>
            <Button variant="critical" icon={<Trash2 />} onPress={nothing}>
              Delete post
            </Button>
          </Inline>
        ),
        why: 'Critical is for destructive actions, in the dialog that asks, beside a way out.',
      },
      dont: {
        show: () => (
          <Button variant="critical" onPress={nothing}>
            Sign out
          </Button>
        ),
        why: 'Signing out destroys nothing: too much red loses its meaning.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the button, including a busy or an unavailable one, but not to a disabled one.',
    },
    { keys: ['Enter'], does: 'Presses it, or follows it when it is a link.' },
    { keys: ['Space'], does: 'Presses it when the key is released. Not for links.' },
  ],
  accessibility: [
    'A native button, or a native link when it has an address; neither imitates the other.',
    'While busy it keeps its focus and its width, is marked busy, and ignores presses.',
    '36 px high with a mouse, 28 when small; at least 44 px under a finger, whatever the size.',
    'In forced colours the filled ones keep a background, and unavailable ones take the system’s grey.',
    'Left to you: a disabled button gives no reason. Disable it only where the reason is plain to see.',
  ],
}
