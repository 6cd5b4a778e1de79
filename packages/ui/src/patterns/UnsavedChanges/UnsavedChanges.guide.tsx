import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'

export const guide: Guide = {
  use: [
    'Around every form with work that people do not want to lose: a tier, an announcement, a message.',
    'For a dialog with fields: pass `leaving(close)` to its `onOpenChange` and to its Cancel button.',
    'For a page: pass the `guard` to the route, and let the router’s blocker call `confirmLeave`.',
  ],
  avoid: [
    {
      when: 'Something is about to be deleted or changed on the server.',
      instead: 'Patterns/ConfirmDialog',
    },
    { when: 'Nothing would be lost: a search, filters, a sign-in. Let people leave.' },
  ],
  anatomy: [
    { part: 'Question', role: 'A confirm dialog: it names what would be lost, if possible.' },
    { part: 'Keep editing', role: 'Has the focus at first: Enter and Escape lose nothing.' },
    { part: 'Discard', role: 'Leaves, and discards the changes.' },
    {
      part: 'Browser’s own question',
      role: 'When the page is closed or reloaded; the text is the browser’s.',
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
        why: 'Cancel the form, or cancel the question? And Enter discards the work.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'Presses “Keep editing”, as that has the focus when the question opens.',
    },
    { keys: ['Tab'], does: 'Goes to “Discard”.' },
    { keys: ['Escape'], does: 'Keeps editing.' },
  ],
  accessibility: [
    'The question is an alert dialog: it is read out with its description, and the focus returns to where it was.',
    'Inside a dialog it is above that dialog; Escape only answers the question.',
    'Left to you: compare the draft with the saved values. A reverted change is not a change.',
    'Left to you: skip the router’s blocker after a save, otherwise the question comes although all is well.',
  ],
}
