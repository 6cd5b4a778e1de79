import { SearchX } from 'lucide-react'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import type { Guide } from '../../storybook/guide'
import { EmptyState } from './EmptyState'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'In place of a list that has no entries yet.',
    'Where a search or a filter matches nothing. Say so, and offer the way out.',
  ],
  avoid: [
    { when: 'The list failed to load.', instead: 'Patterns/ErrorState' },
    { when: 'The list is still loading.', instead: 'Patterns/LoadingState' },
    { when: 'Something needs attention although there are rows.', instead: 'Components/Notice' },
  ],
  anatomy: [
    { part: 'Icon', role: 'Optional. It repeats what the title says.' },
    { part: 'Title', role: 'One line: what is missing.' },
    { part: 'Description', role: 'One line: why, or how to get the first one.' },
    { part: 'Action', role: 'The next thing to do, as one button.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Card>
            <EmptyState
              title="No Posts Found"
              description="No posts match your search criteria."
              icon={<SearchX />}
              action={<Button onPress={nothing}>Clear filters</Button>}
            />
          </Card>
        ),
        why: 'People see that the search caused it, and one press resets it.',
      },
      dont: {
        show: () => (
          <Card>
            <EmptyState title="No data" />
          </Card>
        ),
        why: 'No data at all, none for this search, or a failure? Nobody knows.',
      },
    },
    {
      do: {
        show: () => (
          <Card>
            <EmptyState title="No Posts Found" description="No posts have been created yet." />
          </Card>
        ),
        why: 'Nothing to do here: members write posts. So there is no button.',
      },
      dont: {
        show: () => (
          <Card>
            <EmptyState
              title="Oops! So empty here"
              description="It looks like there is absolutely nothing to be seen in this place at the moment, but do come back later, because new posts may be written at any time!"
              action={<Button onPress={nothing}>OK</Button>}
            />
          </Card>
        ),
        why: 'An empty list is not an accident. And a button must have an effect.',
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves to the action, if there is one.' }],
  accessibility: [
    'Plain text in its place; the icon is hidden from screen readers.',
    'It is not announced when it appears: FilterBar reads the new count (“0 users”) when it changes. After an action has removed the last row, the title gets the focus.',
    'Left to you: when its action makes it disappear (“Clear filters”), focus the page’s heading.',
  ],
}
