import { Keys } from '../../internal/keys/Keys'
import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'

export const guide: Guide = {
  use: [
    'Once in the application, opened by `?` and by a command of the command menu.',
    'For every shortcut that works on more than one page.',
  ],
  avoid: [
    { when: 'The keys belong to one control: they follow its ARIA pattern and need no list.' },
    { when: 'A person looks for something to do.', instead: 'Patterns/CommandMenu' },
  ],
  anatomy: [
    { part: 'Shortcut', role: 'What it does, and its keys as printed on them.' },
    { part: 'Off', role: 'Beside single keys while the switch is off.' },
    { part: 'Switch', role: 'Turns shortcuts of one character on or off; remembered.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline>
            Search the list on this page <Keys keys={['/']} />
          </Inline>
        ),
        why: 'What it does comes first: people look for that, not for the key.',
      },
      dont: {
        show: () => (
          <Inline>
            <Keys keys={['/']} /> Slash
          </Inline>
        ),
        why: 'The name of a key says nothing about what it does.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the switch and to the close button.' },
    { keys: ['Space'], does: 'On the switch: turns single keys on or off.' },
    { keys: ['Escape'], does: 'Closes it, and the focus goes back.' },
  ],
  accessibility: [
    'Single keys can be turned off (WCAG 2.1.4): speech input and tremor hit them by mistake.',
    'A list of terms and descriptions: what a shortcut does is the term of its keys.',
    'Left to the application: single keys never work while somebody types, and the way here works without them.',
  ],
}
