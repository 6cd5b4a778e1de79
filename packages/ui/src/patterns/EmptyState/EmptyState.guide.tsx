import { SearchX } from 'lucide-react'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import type { Guide } from '../../storybook/guide'
import { EmptyState } from './EmptyState'

const nothing = () => {}

export const guide: Guide = {
  use: [
    'Where a list would stand, when there is nothing in it yet.',
    'Where a search or a filter leaves nothing. Say so, and offer the way out.',
  ],
  avoid: [
    { when: 'The list could not be loaded.', instead: 'Patterns/ErrorState' },
    { when: 'The list is still on its way.', instead: 'Patterns/LoadingState' },
    { when: 'Something needs attention although there are rows.', instead: 'Components/Notice' },
  ],
  anatomy: [
    { part: 'Icon', role: 'Optional. It repeats what the title says.' },
    { part: 'Title', role: 'One line: what is not there.' },
    { part: 'Description', role: 'One line: why, or what brings the first one.' },
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
        why: 'The reader knows that the search did it, and one press takes it back.',
      },
      dont: {
        show: () => (
          <Card>
            <EmptyState title="No data" />
          </Card>
        ),
        why: 'No data at all, none for this search, or a failure? Nobody can tell.',
      },
    },
    {
      do: {
        show: () => (
          <Card>
            <EmptyState title="No Posts Found" description="No posts have been created yet." />
          </Card>
        ),
        why: 'Nothing to do here: members write posts. So no button.',
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
        why: 'An empty list is no accident. And a button must do something.',
      },
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes to the action, if there is one.' }],
  accessibility: [
    'Plain text in its place; the icon is hidden from screen readers.',
    'It is not announced when it appears: FilterBar reads the new count (“0 users”) as it changes. After the last row of a list has gone by an action, its title has the focus.',
    'Left to you: when its action takes itself away (“Clear filters”), give the focus to the page’s heading.',
  ],
}
