import type { Guide } from '../../storybook/guide'
import { type Count, StatTile, StatTiles } from './StatTile'

const asOf = new Date('2026-06-15T09:30:00Z')
const ready = (value: number) =>
  ({ status: 'ready', data: { value, asOf } satisfies Count }) as const
const nothing = () => {}

export const guide: Guide = {
  use: [
    'For numbers that people look up: members, posts, active invites.',
    'In a StatTiles of two to four of one kind, above the lists that they count.',
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
    { part: 'Note', role: 'How many are from today; that the number is old; or “Try again”.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <StatTiles title="Counts">
            <StatTile
              label="Total Users"
              definition="Administrators not counted"
              href="/users"
              count={ready(12_045)}
            />
          </StatTiles>
        ),
        why: 'What it counts, and the list behind it.',
      },
      dont: {
        show: () => (
          <StatTiles title="Counts">
            <StatTile label="Engagement" definition="See handbook" count={ready(87)} />
          </StatTiles>
        ),
        why: 'Of what, and is that good? Nobody can act on it.',
      },
    },
    {
      do: {
        show: () => (
          <StatTiles title="Counts">
            <StatTile
              label="Active Invites"
              definition="Pending or approved"
              count={{ status: 'failed', onRetry: nothing }}
            />
          </StatTiles>
        ),
        why: 'A failed number is a dash, with a button to try again.',
      },
      dont: {
        show: () => (
          <StatTiles title="Counts">
            <StatTile label="Active Invites" definition="Pending or approved" count={ready(0)} />
          </StatTiles>
        ),
        why: 'A failure shown as 0 says that there are none.',
      },
    },
    {
      do: {
        show: () => (
          <StatTiles title="Counts">
            <StatTile label="Active" definition="Visible to members" count={ready(12)} />
            <StatTile label="Pinned" definition="At the top of the list" count={ready(2)} />
          </StatTiles>
        ),
        why: 'Tiles of one kind in one list; only the numbers differ.',
      },
      dont: {
        show: () => (
          <StatTiles title="Counts">
            <StatTile
              label="Active announcements that are pinned"
              definition="Announcements which are visible to members at present and which have also been pinned to the top of the list by an administrator"
              count={ready(2)}
            />
          </StatTiles>
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
    'A list with a name. The link of a tile is named by its label and its number, so one stop says both.',
    'The definition is the description of the link.',
    'The dash is read as “Not available yet”. A loading tile is marked busy.',
    'A number that changes by polling is not announced. It fades in, but not with reduced motion.',
    'It has the same size in every state, so nothing below it moves.',
  ],
}
