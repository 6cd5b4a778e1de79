import type { Guide } from '../../storybook/guide'
import { Text } from '../Text/Text'
import { Tabs } from './Tabs'

export const guide: Guide = {
  use: [
    'For two to six views of one thing. People need one view at a time.',
    'With addresses (`href`), where people share, reload or leave a view with the back button.',
  ],
  avoid: [
    {
      when: 'They are separate pages: those belong in the navigation.',
      instead: 'Shell/AppShell',
    },
    { when: 'It narrows a list.', instead: 'Patterns/FilterBar' },
    { when: 'It is one value of a form.', instead: 'Components/RadioGroup' },
    { when: 'Most people do not need it.', instead: 'Components/Disclosure' },
  ],
  anatomy: [
    { part: 'Row', role: 'The tabs. They scroll if there is no room.' },
    {
      part: 'Tab',
      role: 'One or two words, an icon before them if all have one. A line marks the selected one.',
    },
    { part: 'Panel', role: 'The content of the selected tab. The others are not in the page.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Tabs
            aria-label="Maria Silva"
            tabs={[
              { id: 'details', label: 'Details', content: <Text>Joined on 12 March 2026</Text> },
              { id: 'invitees', label: 'Invitees', content: <Text>3 invitees</Text> },
            ]}
          />
        ),
        why: 'Two views of one member, each with a noun as its name.',
      },
      dont: {
        show: () => (
          <Tabs
            aria-label="New member"
            tabs={[
              { id: '1', label: '1. Fill in the form', content: <Text>Name and email</Text> },
              { id: '2', label: '2. Send the invitation', content: <Text>Not yet</Text> },
            ]}
          />
        ),
        why: 'Steps in an order: people can press a tab too early.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected tab, and on into its panel.' },
    {
      keys: ['Arrow Right'],
      does: 'Moves to the next tab, from the last to the first; to the previous one in a right-to-left language.',
    },
    { keys: ['Arrow Left'], does: 'Goes the other way.' },
    { keys: ['Home'], does: 'Goes to the first tab.' },
    { keys: ['End'], does: 'Goes to the last tab.' },
    { keys: ['Enter'], does: 'Shows the tab, with `manual` activation. Space does the same.' },
  ],
  accessibility: [
    'A tab list with a name, its tabs, and a panel named by its tab.',
    'A panel without controls takes the focus itself, so that the keyboard can scroll it.',
    'The selected tab is always visible, with a part of its neighbour as a hint that there is more.',
    'In forced colours only the selected tab has a line.',
    'Left to you: `manual` activation if a panel loads slowly, otherwise the arrow keys load each tab on the way.',
  ],
}
