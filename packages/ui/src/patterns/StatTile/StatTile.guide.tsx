import { Grid } from '../../layout/Grid/Grid'
import type { Guide } from '../../storybook/guide'
import { type Count, StatTile } from './StatTile'

const asOf = new Date('2026-06-15T09:30:00Z')
const ready = (value: number) =>
  ({ status: 'ready', data: { value, asOf } satisfies Count }) as const
const nothing = () => {}

export const guide: Guide = {
  use: [
    'For a number that people act on: members, pending requests, active invites.',
    'In a row of two to four of one kind, above the lists that they count.',
  ],
  avoid: [
    { when: 'The number belongs to a filtered list.', instead: 'Patterns/FilterBar' },
    { when: 'It is the state of one object.', instead: 'Components/Badge' },
    { when: 'There are many numbers to compare.', instead: 'Patterns/DataTable' },
  ],
  anatomy: [
    {
      part: 'Label',
      role: 'What is counted. With `href` it is a link, and the whole tile is its hit area.',
    },
    { part: 'Value', role: 'The number; a spinner until it arrives, a dash if it failed.' },
    { part: 'Definition', role: 'What the number includes and what it does not.' },
    { part: 'Foot', role: 'From when it is; that it is old; or “Try again”.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <StatTile
            label="Total Users"
            definition="Administrators not counted"
            href="/users"
            count={ready(12_045)}
          />
        ),
        why: 'What it counts, when it was true, and the list behind it.',
      },
      dont: {
        show: () => <StatTile label="Engagement" definition="See handbook" count={ready(87)} />,
        why: 'Of what, since when, and is that good? Nobody can act on it.',
      },
    },
    {
      do: {
        show: () => (
          <StatTile
            label="Pending Badges"
            definition="Requests that wait for a decision"
            count={{ status: 'failed', onRetry: nothing }}
          />
        ),
        why: 'A failed number is a dash, with a button to try again.',
      },
      dont: {
        show: () => (
          <StatTile
            label="Pending Badges"
            definition="Requests that wait for a decision"
            count={ready(0)}
          />
        ),
        why: 'A failure shown as 0 says that there is nothing to do.',
      },
    },
    {
      do: {
        show: () => (
          <Grid>
            <StatTile label="Active" definition="Visible to members" count={ready(12)} />
            <StatTile label="Pinned" definition="At the top of the list" count={ready(2)} />
          </Grid>
        ),
        why: 'Tiles of one kind side by side; only the numbers differ.',
      },
      dont: {
        show: () => (
          <StatTile
            label="Active announcements that are pinned"
            definition="Announcements which are visible to members at present and which have also been pinned to the top of the list by an administrator"
            count={ready(2)}
          />
        ),
        why: 'Two facts in one tile, and a definition longer than its use.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the label, if it is a link; then to “Try again”.' },
    { keys: ['Enter'], does: 'Opens the list, or tries again.' },
  ],
  accessibility: [
    'An article with its label as heading, level 3: the page needs an h2 above it.',
    'The name of the link is the label, not the whole text of the tile.',
    'The dash is read as “Not available yet”. A loading tile is marked busy.',
    'A number that changes by polling is not announced.',
    'It has the same size in every state, so nothing below it moves.',
  ],
}
