import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'

export const guide: Guide = {
  use: [
    'Around every form whose work would hurt to lose: a tier, an announcement, a message.',
    'For a dialog with fields: give `leaving(close)` to its `onOpenChange` and to its Cancel button.',
    'For a page: hand the `guard` to the route, and let the router’s blocker ask `confirmLeave`.',
  ],
  avoid: [
    {
      when: 'Something is about to be deleted or changed on the server.',
      instead: 'Patterns/ConfirmDialog',
    },
    { when: 'Nothing would be lost: a search, filters, a sign-in. Just let go.' },
  ],
  anatomy: [
    { part: 'Question', role: 'A confirm dialog: what would be lost, by name where there is one.' },
    { part: 'Keep editing', role: 'Has the focus at first: Enter and Escape lose nothing.' },
    { part: 'Discard', role: 'Leaves, and takes the changes away.' },
    {
      part: 'Browser’s own question',
      role: 'When the page is closed or reloaded; its words are the browser’s.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack space="3">
            <Text weight="semibold">Discard changes?</Text>
            <Inline>
              <Button>Keep editing</Button>
              <Button variant="critical">Discard</Button>
            </Inline>
          </Stack>
        ),
        why: 'Each button says what it does to the changes.',
      },
      dont: {
        show: () => (
          <Stack space="3">
            <Text weight="semibold">Cancel?</Text>
            <Inline>
              <Button>Cancel</Button>
              <Button variant="primary">OK</Button>
            </Inline>
          </Stack>
        ),
        why: 'Cancel the form, or cancel the question? And Enter throws the work away.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'Presses “Keep editing”, which has the focus when the question opens.',
    },
    { keys: ['Tab'], does: 'Goes to “Discard”.' },
    { keys: ['Escape'], does: 'Keeps editing.' },
  ],
  accessibility: [
    'The question is an alert dialog: it is read out with its description, and focus goes back to where it was.',
    'Inside a dialog it stands above that dialog; Escape answers only the question.',
    'Left to you: comparing the draft with what was saved. A change that is taken back is no change.',
    'Left to you: going past the router’s blocker after a save, or the question comes although all is well.',
  ],
}
