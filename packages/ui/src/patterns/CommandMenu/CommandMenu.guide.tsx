import { Keys } from '../../internal/keys/Keys'
import { Inline } from '../../layout/Inline/Inline'
import type { Guide } from '../../storybook/guide'

export const guide: Guide = {
  use: [
    'Once in the application, opened by Control or Command with K and by a visible button.',
    'For what a person may do from anywhere: pages, records found by a few letters, and actions that need no other page.',
  ],
  avoid: [
    { when: 'The actions belong to one row or one record.', instead: 'Components/Menu' },
    { when: 'A list on the page is narrowed.', instead: 'Patterns/FilterBar' },
    { when: 'It would be the only way to something: each command also has a place on a page.' },
  ],
  anatomy: [
    { part: 'Input', role: 'Keeps the focus; its placeholder says what can be found.' },
    { part: 'Groups', role: 'Titled; each typed word must be in a command, in any order.' },
    {
      part: 'Searched group',
      role: 'The answer of the server, shown as it is. While the next one loads, the last one stays and the title has a spinner.',
    },
    {
      part: 'Command',
      role: 'Icon or image, a name, a quiet second line, a mark, and its shortcut.',
    },
    { part: 'Failure', role: '“Try again” above the items of before; the typed text stays.' },
    { part: 'Foot', role: 'The keys; not on phones.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline>
            Keyboard shortcuts <Keys keys={['?']} />
          </Inline>
        ),
        why: 'A command shows its own shortcut: people learn it while they use the menu.',
      },
      dont: {
        show: () => <Inline>Press ? on any page of the panel to see all the shortcuts</Inline>,
        why: 'A sentence is slower to read than a name, and is not found by its first letters.',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Go to the next or previous command, round the ends.',
    },
    {
      keys: ['Enter'],
      does: 'Chooses the marked command. While a search is under way, it waits for the answer and takes its first.',
    },
    { keys: ['Control', 'Click'], does: 'Opens a page in a new tab. Command on a Mac.' },
    {
      keys: ['Alt', 'Enter'],
      does: 'Does the other thing of the marked command, where the foot names one: copies the email of a member.',
    },
    { keys: ['Escape'], does: 'Closes the menu, and the focus goes back.' },
  ],
  accessibility: [
    'An editable combobox with a listbox after the ARIA pattern, in a modal dialog.',
    'The number of results, a search under way and a failed one are read out as a status.',
    'Shortcuts at the commands are for the eye; a list of all keys says them in words.',
    'Nothing below a pending search is marked by itself: Enter never does what has just moved there.',
  ],
}
