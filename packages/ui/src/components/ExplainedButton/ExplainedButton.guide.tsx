import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { ExplainedButton } from './ExplainedButton'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'For an action that may be unavailable for a reason that is not visible: the state of an object, a missing right.',
    'Where the action will be available later, and people should know what it waits for.',
  ],
  avoid: [
    {
      when: 'The reason is plain to see: an empty field, the last page.',
      instead: 'Components/Button',
    },
    {
      when: 'The action is an icon: give the reason to the IconButton itself.',
      instead: 'Components/IconButton',
    },
    {
      when: 'The reason needs more than a few words, or people must act on it.',
      instead: 'Components/Notice',
    },
  ],
  anatomy: [
    { part: 'Button', role: 'Like any other; it looks unavailable while there is a reason.' },
    { part: 'Reason', role: 'In a tooltip, on hover, focus, press and tap.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <ExplainedButton disabledReason="Awaiting Email Verification" onPress={nothing}>
            Verify user
          </ExplainedButton>
        ),
        why: 'The reason says what it waits for. Hover over it, tab to it or tap it.',
      },
      dont: {
        show: () => (
          <Button isDisabled onPress={nothing}>
            Verify user
          </Button>
        ),
        why: 'Nobody can find the reason, and the keyboard does not even reach the button.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button; shows the reason if there is one.' },
    { keys: ['Enter', 'Space'], does: 'Presses it; while there is a reason, shows it again.' },
    { keys: ['Escape'], does: 'Hides the reason; the focus stays.' },
  ],
  accessibility: [
    'While there is a reason it is aria-disabled, not disabled: it stays in the tab order.',
    'The reason describes the button while it shows, so a screen reader says it on focus.',
    'When the reason goes away, the button keeps the focus and can be pressed at once.',
    'A tap shows the reason too: touch screens have no hover.',
    'Left to you: refuse the action in the server as well; appearance is no protection.',
  ],
}
