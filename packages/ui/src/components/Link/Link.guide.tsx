import { Stack } from '../../layout/Stack/Stack'
import type { Guide } from '../../storybook/guide'
import { Text } from '../Text/Text'
import { Link } from './Link'

export const guide: Guide = {
  use: [
    'To lead somewhere: a page of the panel, a mail address, another site.',
    'Inline in a sentence, standalone on a line of its own, subject for the name that heads a row.',
  ],
  avoid: [
    { when: 'It does something, even if it should look quiet.', instead: 'Components/Button' },
    {
      when: 'It is the one step that a page is about: a Button with an address.',
      instead: 'Components/Button',
    },
    { when: 'An icon is all there is room for.', instead: 'Components/IconButton' },
  ],
  anatomy: [
    { part: 'Text', role: 'Says where it leads, also when read without the words around it.' },
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
        why: 'The link is the name of what it leads to.',
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
        why: 'Who is taken out of the page is told before.',
      },
      dont: {
        show: () => (
          <Stack space="1" align="start">
            <Link href="/users" target="_blank">
              Users
            </Link>
          </Stack>
        ),
        why: 'A page of the panel in a new tab takes Back away. People can ask for a tab themselves.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the link, and starts to load what it leads to.' },
    { keys: ['Enter'], does: 'Follows it.' },
    { keys: ['Ctrl', 'Enter'], does: 'Opens it in a new tab, as everywhere in the browser.' },
  ],
  accessibility: [
    'A native link: its address can be seen, copied, and opened in a new tab.',
    'In running text it is underlined, so that it is not told by colour alone.',
    'Standalone links are 44 px high under a finger; inline links are as high as their line.',
    'Left to you: say in the text when a new tab opens, and give an aria-label when the content is an image.',
  ],
}
