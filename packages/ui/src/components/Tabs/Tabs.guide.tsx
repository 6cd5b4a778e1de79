import type { Guide } from '../../storybook/guide'
import { Text } from '../Text/Text'
import { Tabs } from './Tabs'

export const guide: Guide = {
  use: [
    'For two to six views of one thing, of which people need one at a time.',
    'With addresses (`href`), where a view should be shared, reloaded or left by the back button.',
  ],
  avoid: [
    {
      when: 'They are pages of their own: those stand in the navigation.',
      instead: 'Shell/AppShell',
    },
    { when: 'It narrows a list.', instead: 'Patterns/FilterBar' },
    { when: 'It is one value of a form.', instead: 'Components/RadioGroup' },
    { when: 'Most people need none of it.', instead: 'Components/Disclosure' },
  ],
  anatomy: [
    { part: 'Row', role: 'The tabs. Scrolls by itself where there is no room.' },
    {
      part: 'Tab',
      role: 'One or two words, an icon before them if all have one. A line marks the selected one.',
    },
    { part: 'Panel', role: 'What the selected tab shows. The others are not in the page.' },
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
        why: 'Two views of one member, each named by a noun.',
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
        why: 'Steps in an order: a tab can be pressed before its time has come.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the selected tab, and on into its panel.' },
    {
      keys: ['Arrow Right'],
      does: 'Goes to the next tab, from the last to the first; to the one before in a right-to-left language.',
    },
    { keys: ['Arrow Left'], does: 'Goes the other way.' },
    { keys: ['Home'], does: 'Goes to the first tab.' },
    { keys: ['End'], does: 'Goes to the last tab.' },
    { keys: ['Enter'], does: 'Shows the tab, with `manual` activation. Space does the same.' },
  ],
  accessibility: [
    'A tab list with a name, its tabs, and a panel named by its tab.',
    'A panel without anything to press takes the focus itself, so that the keyboard can scroll it.',
    'The selected tab is always in view, with a bit of its neighbour to say that there is more.',
    'In forced colours the selected tab alone has a line.',
    'Left to you: `manual` activation where a panel loads slowly, or arrows would load each on the way.',
  ],
}
