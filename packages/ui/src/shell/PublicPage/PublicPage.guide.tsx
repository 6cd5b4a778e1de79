import { Button } from '../../components/Button/Button'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { MOBILE_BREAKPOINT } from '../../theme/media'

export const guide: Guide = {
  use: [
    'For every page outside the panel: signing in, the second factor, a new password, an invitation, an address that is not there.',
    'For one task that is done and left, mostly on a phone.',
  ],
  avoid: [
    { when: 'For a page of the panel.', instead: 'Shell/AppShell' },
    { when: 'For a list, or more than one task.' },
  ],
  anatomy: [
    { part: 'Brand', role: 'Logo and name of the product, from HearthProvider.' },
    { part: 'Title', role: 'The one h1: what this page is for.' },
    { part: 'Subtitle', role: 'One sentence that says what to do, or what has happened.' },
    { part: 'Content', role: 'Your children: a form, or the next step.' },
    {
      part: 'Footer',
      role: 'Under the card, or at the bottom of a phone: the support address, unless you give something else.',
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
        why: 'One primary button as wide as the card, in reach of a thumb. Other ways are links.',
      },
      dont: {
        show: () => (
          <Stack space="3" align="start">
            <Button variant="primary">Send Reset Link</Button>
            <Button variant="primary">Sign in</Button>
            <Button variant="primary">Sign up</Button>
          </Stack>
        ),
        why: 'Three first choices are none, and somebody who has lost a password must not have to think.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the first control of the content at once; there is nothing to skip.',
    },
  ],
  accessibility: [
    'The card is main, what stands under it the footer of the page.',
    'The title can take the focus by script, for when one step of a page gives way to the next.',
    `Under ${MOBILE_BREAKPOINT} px the card is the page: no border, no lost room. With text at 200 % at 320 px nothing scrolls sideways.`,
    'Left to you: the keyboard and the autocomplete of each field (email, current-password, one-time-code).',
  ],
}
