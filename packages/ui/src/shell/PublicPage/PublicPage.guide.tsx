import { Button } from '../../components/Button/Button'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { MOBILE_BREAKPOINT } from '../../theme/media'

export const guide: Guide = {
  use: [
    'For every page outside the panel: sign-in, the second factor, a new password, an invitation, an unknown address.',
    'For one task that people do and leave, mostly on a phone.',
  ],
  avoid: [
    { when: 'For a page of the panel.', instead: 'Shell/AppShell' },
    { when: 'For a list, or more than one task.' },
  ],
  anatomy: [
    { part: 'Brand', role: 'Logo and name of the product, from HearthProvider.' },
    {
      part: 'Drawing',
      role: 'The hearth of Components/Drawing: beside the card from 960 px, with the name and the line of the community; above it below that.',
    },
    { part: 'Title', role: 'The only h1: the purpose of this page.' },
    { part: 'Subtitle', role: 'One sentence that says what to do, or what has happened.' },
    { part: 'Content', role: 'Your children: a form, or the next step.' },
    {
      part: 'Footer',
      role: 'Under the card, or at the bottom of a phone: the support address, unless you pass something else.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Stack space="3">
            <Button variant="primary" isFullWidth>
              Send Reset Link
            </Button>
            <Text align="center">
              Remembered it? <Link href="/login">Sign in</Link>
            </Text>
          </Stack>
        ),
        why: 'One primary button as wide as the card, within reach of a thumb. Other ways are links.',
      },
      dont: {
        show: () => (
          <Stack space="3" align="start">
            <Button variant="primary">Send Reset Link</Button>
            <Button variant="primary">Sign in</Button>
            <Button variant="primary">Sign up</Button>
          </Stack>
        ),
        why: 'Three primary buttons are none, and somebody who has lost a password should not have to think.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the first control of the content at once; there is nothing to skip.',
    },
  ],
  accessibility: [
    'The card is main, the content below it is the footer of the page. The drawing is no landmark: on most screens it has no words.',
    'A script can focus the title, for when one step of a page replaces another.',
    `Under ${MOBILE_BREAKPOINT} px the card has no border and stands at the bottom, in reach of a thumb; on a short screen, or above an open keyboard, the drawing goes. With text at 200 % at 320 px nothing scrolls sideways.`,
    'Left to you: the keyboard and the autocomplete of each field (email, current-password, one-time-code).',
  ],
}
