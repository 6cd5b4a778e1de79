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
    { when: 'It heads a part of a page.', instead: 'Components/Heading' },
    { when: 'The page is public and has no shell.', instead: 'Shell/PublicPage' },
    { when: 'The action is about one row.', instead: 'Patterns/DataTable' },
  ],
  anatomy: [
    { part: 'Title', role: 'The h1: where the person is, in the word of the navigation.' },
    { part: 'Subtitle', role: 'One line that says what the page is for.' },
    {
      part: 'Notes',
      role: 'What LoadNotes says about the `content` of the page, while there is anything to say.',
    },
    {
      part: 'Actions',
      role: 'At the end of the line, in reading order; what destroys stands last. They wrap below it.',
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
        why: 'Three buttons ask for attention at once, and the loudest is the one that destroys.',
      },
    },
    {
      do: {
        show: () => (
          <PageHeader title="Announcements" subtitle="Create and manage community announcements" />
        ),
        why: 'The same word as in the navigation: one knows that one has arrived.',
      },
      dont: {
        show: () => <PageHeader title="Welcome to the announcements area!" />,
        why: 'Read a hundred times a day, a greeting is only longer.',
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes through the actions. The title is no stop.' }],
  accessibility: [
    'The title is the page’s one h1. It can be given the focus by its `ref`, so that a new page is read out after a navigation.',
    'A long name in the title wraps, even inside of a word, at 320 px and with text at 200 %.',
    'Left to you: give the focus to the title after a navigation, and not when only a filter has changed.',
  ],
}
