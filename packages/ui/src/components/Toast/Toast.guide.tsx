import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { Notice } from '../Notice/Notice'
import { ToastRegion } from './Toast'
import { toast } from './toastQueue'

export const guide: Guide = {
  use: [
    'For the outcome of an action, if the page itself does not show it: saved, deleted, failed.',
    'Call `toast.success`, `toast.error` or `toast.info` when the action is done; the application has one region.',
  ],
  avoid: [
    { when: 'It needs an answer before the page continues.', instead: 'Components/Dialog' },
    { when: 'People need it later: an error of a list.', instead: 'Patterns/ErrorState' },
    {
      when: 'It belongs to one field: give that field its `errorMessage`.',
      instead: 'Components/TextField',
    },
    { when: 'It is about this page and stays true.', instead: 'Components/Notice' },
  ],
  anatomy: [
    { part: 'Icon', role: 'The tone; the only coloured part.' },
    { part: 'Word', role: 'Success, Error or Note: the tone, for screen readers.' },
    {
      part: 'Text',
      role: 'One sentence on one line, always as plain text, at most 300 characters.',
    },
    { part: 'Count', role: '“· 3”: the same message came three times while it was visible.' },
    {
      part: 'Link',
      role: 'Optional: where more about it stands. The page must have that way as well.',
    },
    { part: 'Close button', role: 'Closes it before its five seconds are over.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <>
            <Button onPress={() => toast.success('Announcement created')}>Create</Button>
            <ToastRegion />
          </>
        ),
        why: 'Press it: the outcome, briefly, at the top where lines end.',
      },
      dont: {
        show: () => (
          <Inline>
            <Button onPress={() => toast.error('Title is required. Description is required.')}>
              Create
            </Button>
          </Inline>
        ),
        why: 'Errors of a form that disappear after five seconds. They belong at their fields.',
      },
    },
    {
      do: {
        show: () => (
          <Notice tone="caution">The price cannot be read and will be saved as 0.</Notice>
        ),
        why: 'A lasting fact stays in the page.',
      },
      dont: {
        show: () => (
          <Button onPress={() => toast.info('Click here to undo, or open the settings')}>
            Deactivate
          </Button>
        ),
        why: 'An action that disappears after five seconds is out of reach for many. A toast has no control except its close button and a link.',
      },
    },
  ],
  keyboard: [
    { keys: ['F6'], does: 'Moves to the toasts from anywhere in the page.' },
    { keys: ['Shift', 'F6'], does: 'Moves the other way.' },
    { keys: ['Tab'], does: 'Moves through the toasts and their close buttons.' },
  ],
  accessibility: [
    'An error is read out at once (`alert`), all others when the screen reader has finished (`status`). The focus stays.',
    'If the page says the same in an alert or at the focused field, the toast shows but is not read out again.',
    'It keeps clear of controls: above the actions of a PageHeader, beside any other control that it would cover, on a phone in the top bar of AppShell, on a PublicPage in the flow above the card.',
    'Its five seconds pause while the pointer or the focus is on the region.',
    'Closing the last one returns the focus to where it came from.',
    'The newest is in front. Up to five more are behind it and show on hover and focus; older ones wait.',
    'Left to you: information that people may need later must also be in the page.',
  ],
}
