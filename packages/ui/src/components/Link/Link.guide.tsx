import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Text } from '../Text/Text'
import { Link } from './Link'

export const guide: Guide = {
  use: [
    'To lead somewhere: a page of the panel, a mail address, another site.',
    'Inline in a sentence, standalone on a line of its own, subject for the name at the start of a row.',
  ],
  avoid: [
    { when: 'It does something, even if it should look quiet.', instead: 'Components/Button' },
    {
      when: 'It is the main step of a page: use a Button with an address.',
      instead: 'Components/Button',
    },
    { when: 'There is only room for an icon.', instead: 'Components/IconButton' },
  ],
  anatomy: [
    { part: 'Text', role: 'Says where it leads, even without the words around it.' },
    {
      part: 'Underline',
      role: 'Inline: always there. Standalone and subject: on hover and press.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Text>
            You were invited by <Link href="/users/1">Maria Silva</Link>.
          </Text>
        ),
        why: 'The link is the name of its target.',
      },
      dont: {
        show: () => (
          <Text>
            To see who invited you, click <Link href="/users/1">here</Link>.
          </Text>
        ),
        why: 'In a list of the page’s links, “here” says nothing.',
      },
    },
    {
      do: {
        show: () => (
          <Link href="https://example.org/rules" target="_blank">
            House rules (opens a new tab)
          </Link>
        ),
        why: 'People know beforehand that it leaves the page.',
      },
      dont: {
        show: () => (
          <Stack space="1" align="start">
            <Link href="/users" target="_blank">
              Users
            </Link>
          </Stack>
        ),
        why: 'A page of the panel in a new tab loses Back. People can open a tab themselves.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the link, and preloads its target.' },
    { keys: ['Enter'], does: 'Follows it.' },
    { keys: ['Ctrl', 'Enter'], does: 'Opens it in a new tab, as everywhere in the browser.' },
  ],
  accessibility: [
    'A native link: its address can be seen, copied, and opened in a new tab.',
    'In running text it is underlined, so that it differs by more than colour.',
    'Standalone links are 44 px high on touch screens; inline links are as high as their line.',
    'Left to you: say in the text when a new tab opens, and give an aria-label when the content is an image.',
  ],
}
