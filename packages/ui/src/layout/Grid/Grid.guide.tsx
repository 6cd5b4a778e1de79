import { Card } from '../../components/Card/Card'
import type { Guide } from '../../storybook/guide'
import { Grid } from './Grid'

const plans = ['Friend', 'Member', 'Patron'].map((name) => (
  <Card key={name} padding="small">
    {name}
  </Card>
))

export const guide: Guide = {
  use: [
    'For things of one kind that stand side by side: plans, tiles, cards.',
    'With split, for two parts of a page that are read together: a form and its preview, facts and a list.',
  ],
  avoid: [
    { when: 'For words and buttons of their own widths.', instead: 'Layout/Inline' },
    { when: 'For things under each other.', instead: 'Layout/Stack' },
    { when: 'For rows with the same values each.', instead: 'Patterns/DataTable' },
  ],
  anatomy: [
    { part: 'Cells', role: 'The children, in reading order, all of one width.' },
    { part: 'Gap', role: 'The same between columns and rows. Cells have no margins.' },
    {
      part: 'Split',
      role: 'Two cells in a ratio: even, startWide (2 to 1) or endWide (1 to 2).',
    },
  ],
  examples: [
    {
      do: {
        show: () => <Grid space="3">{plans}</Grid>,
        why: 'Says how narrow a cell may become; how many stand in a line follows from the room.',
      },
      dont: {
        show: () => (
          <Grid space="3">
            <Card padding="small">Friend</Card>
            <Grid space="3">{plans.slice(1)}</Grid>
          </Grid>
        ),
        why: 'A grid in a grid for one uneven line: cells no longer meet, and the order is hard to follow.',
      },
    },
    {
      do: {
        show: () => (
          <Grid split="startWide">
            <Card padding="small">The form</Card>
            <Card padding="small">Its preview</Card>
          </Grid>
        ),
        why: 'Two parts, the more important one first and wider. In this narrow place they stand under each other.',
      },
      dont: {
        show: () => (
          <Grid split="even">
            <Card padding="small">The form</Card>
            <Card padding="small">Its preview</Card>
            <Card padding="small">Notes</Card>
          </Grid>
        ),
        why: 'A third part slips under the first one, away from both. Group it into one of the two.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'The order on the screen is the order in the page, in both directions: a screen reader and Tab go the same way as the eye.',
    'Widths are in rem and measured by the room: with text at 200 % fewer columns stand side by side, and nothing is cut.',
    'With element ul the children must be li, such as Card with element li; a screen reader then counts them.',
  ],
}
