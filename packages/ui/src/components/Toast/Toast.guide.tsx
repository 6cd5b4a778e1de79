import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'
import { Button } from '../Button/Button'
import { Notice } from '../Notice/Notice'
import { ToastRegion } from './Toast'
import { toast } from './toastQueue'

export const guide: Guide = {
  use: [
    'For how an action ended, when the page itself does not show it: saved, deleted, failed.',
    'Call `toast.success`, `toast.error` or `toast.info` where the action is done; the region stands once in the application.',
  ],
  avoid: [
    { when: 'It must be answered before the page goes on.', instead: 'Components/Dialog' },
    { when: 'It must still be there later: an error of a list.', instead: 'Patterns/ErrorState' },
    {
      when: 'It belongs to one field: give that field its `error`.',
      instead: 'Components/TextField',
    },
    { when: 'It belongs to this page and stays true.', instead: 'Components/Notice' },
  ],
  anatomy: [
    { part: 'Icon', role: 'The tone; the one place that has colour.' },
    { part: 'Word', role: 'Success, Error or Note: the tone, for screen readers.' },
    {
      part: 'Text',
      role: 'One sentence on one line, as text whatever is in it, at most 300 characters.',
    },
    { part: 'Count', role: '“· 3”: the same was said three times while it was in view.' },
    { part: 'Close button', role: 'Takes it away before its five seconds are over.' },
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
        why: 'Press it: the outcome, in passing, at the top where lines end.',
      },
      dont: {
        show: () => (
          <Inline>
            <Button onPress={() => toast.error('Title is required. Description is required.')}>
              Create
            </Button>
          </Inline>
        ),
        why: 'Errors of a form that are gone after five seconds. They stand at their fields.',
      },
    },
    {
      do: {
        show: () => (
          <Notice tone="caution">The price cannot be read and will be saved as 0.</Notice>
        ),
        why: 'What stays true stays in the page.',
      },
      dont: {
        show: () => (
          <Button onPress={() => toast.info('Click here to undo, or open the settings')}>
            Deactivate
          </Button>
        ),
        why: 'Nobody reaches an action that runs away. A toast has nothing to press but its close button.',
      },
    },
  ],
  keyboard: [
    { keys: ['F6'], does: 'Leads to the toasts from anywhere in the page.' },
    { keys: ['Shift', 'F6'], does: 'Leads back the other way.' },
    { keys: ['Tab'], does: 'Goes through the toasts and their close buttons.' },
  ],
  accessibility: [
    'An error is read out at once (`alert`), all else when the screen reader has finished (`status`). The focus stays.',
    'What the page says in the same words, in an alert or at the field that has the focus, is seen here and not read out again.',
    'It stands clear of controls: above the actions of a PageHeader, beside whatever else it would cover, on a phone in the top bar of AppShell, on a PublicPage in the flow above the card.',
    'Its five seconds stand still while the pointer or the focus is on the region.',
    'Closing the last one gives the focus back to where it came from.',
    'The newest is in front. Up to five more stand behind it and open on hover and focus; older ones wait.',
    'Left to you: what a person may need later also stands in the page.',
  ],
}
