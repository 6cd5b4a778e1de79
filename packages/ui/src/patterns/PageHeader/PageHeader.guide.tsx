import { Plus, RefreshCw } from 'lucide-react'
import { Button } from '../../components/Button/Button'
import { IconButton } from '../../components/IconButton/IconButton'
import type { Guide } from '../../storybook/guide'
import { PageHeader } from './PageHeader'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'At the top of every page in the shell, once: it has the page’s h1.',
    'For the actions that belong to the page as a whole: create, sync, go back.',
  ],
  avoid: [
    { when: 'It is the heading of a part of a page.', instead: 'Components/Heading' },
    { when: 'The page is public and has no shell.', instead: 'Shell/PublicPage' },
    { when: 'The action is about one row.', instead: 'Patterns/DataTable' },
  ],
  anatomy: [
    {
      part: 'Breadcrumb',
      role: 'On the page of a record: the way to the pages above. A Back button may stand before it.',
    },
    {
      part: 'Neighbours',
      role: 'At the end of its line: the records before and after in the list that one came from.',
    },
    { part: 'Image', role: 'Of a record that has one: a person. The title names it.' },
    { part: 'Title', role: 'The h1: where the person is, in the word of the navigation.' },
    {
      part: 'Subtitle',
      role: 'One line about the purpose of the page, or the state of its record.',
    },
    {
      part: 'Notes',
      role: 'What LoadNotes says about the `content` of the page, while there is anything to say.',
    },
    {
      part: 'Actions',
      role: 'At the end of the title’s line, in reading order; a destructive one comes last. They wrap below it.',
    },
  ],
  examples: [
    {
      do: {
        show: () => (
          <PageHeader
            title="Memberships"
            subtitle="Subscription plans"
            actions={
              <>
                <IconButton label="Refresh data" icon={<RefreshCw />} onPress={nothing} />
                <Button variant="primary" icon={<Plus />} onPress={nothing}>
                  Create
                </Button>
              </>
            }
          />
        ),
        why: 'One primary action; the rarer one is quieter.',
      },
      dont: {
        show: () => (
          <PageHeader
            title="Memberships"
            actions={
              <>
                <Button variant="primary" onPress={nothing}>
                  Create
                </Button>
                <Button variant="primary" onPress={nothing}>
                  Sync
                </Button>
                <Button variant="critical" onPress={nothing}>
                  Delete all
                </Button>
              </>
            }
          />
        ),
        why: 'Three buttons ask for attention at once, and the loudest one is destructive.',
      },
    },
    {
      do: {
        show: () => (
          <PageHeader title="Announcements" subtitle="Create and manage community announcements" />
        ),
        why: 'The same word as in the navigation: people know that they have arrived.',
      },
      dont: {
        show: () => <PageHeader title="Welcome to the announcements area!" />,
        why: 'A greeting that people see a hundred times a day only takes longer to read.',
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves through the actions. The title is not a tab stop.' }],
  accessibility: [
    'The title is the page’s only h1. Its `ref` can focus it, so that a new page is read out after a navigation.',
    'A long title wraps, even inside a word, at 320 px and with text at 200 %.',
    'Left to you: focus the title after a navigation, but not when only a filter has changed.',
  ],
}
