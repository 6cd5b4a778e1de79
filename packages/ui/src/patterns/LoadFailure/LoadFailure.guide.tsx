import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { ErrorState } from '../ErrorState/ErrorState'
import { LoadFailure } from './LoadFailure'

const nothing = () => {}
const focusRef = { current: null }

export const guide: Guide = {
  use: [
    'For a small part of a page or of a question that loads by itself, and that can be missing.',
  ],
  avoid: [
    { when: 'It is what the page is about.', instead: 'Patterns/ErrorState' },
    { when: 'Older content is visible.', instead: 'Patterns/StaleNote' },
  ],
  anatomy: [
    { part: 'Message', role: 'What could not be loaded, and what works all the same.' },
    { part: 'Try again', role: 'Loads only that part.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <LoadFailure
            message="Couldn't load common reasons. You can still write one."
            onRetry={nothing}
            focusRef={focusRef}
          />
        ),
        why: 'One muted line: nobody is kept from going on.',
      },
      dont: {
        show: () => (
          <Stack space="2">
            <ErrorState message="Couldn't load common reasons." onRetry={nothing} />
          </Stack>
        ),
        why: 'An alarm about something that nobody needs.',
      },
    },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Tries again; the focus moves to the part around it.' }],
  accessibility: [
    'A status: it is read out politely.',
    'The button goes when it is pressed, so `focusRef` takes the focus (WCAG 2.4.3).',
    'Left to you: an element around it that stays in all states and has `tabIndex={-1}`.',
  ],
}
