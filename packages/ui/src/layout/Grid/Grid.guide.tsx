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
    'For things of one kind side by side: plans, tiles, cards.',
    'With split, for two parts of a page that belong together: a form and its preview, facts and a list.',
  ],
  avoid: [
    { when: 'For words and buttons of different widths.', instead: 'Layout/Inline' },
    { when: 'For content in one column.', instead: 'Layout/Stack' },
    { when: 'For rows with the same values each.', instead: 'Patterns/DataTable' },
  ],
  anatomy: [
    { part: 'Cells', role: 'The children, in reading order, all of the same width.' },
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
        why: 'It sets the minimum width of a cell; the available width decides how many share a line.',
      },
      dont: {
        show: () => (
          <Grid space="3">
            <Card padding="small">Friend</Card>
            <Grid space="3">{plans.slice(1)}</Grid>
          </Grid>
        ),
        why: 'A grid in a grid for one uneven line: cells are no longer aligned, and the order is hard to follow.',
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
        why: 'Two parts, the more important one first and wider. In this narrow space they are stacked.',
      },
      dont: {
        show: () => (
          <Grid split="even">
            <Card padding="small">The form</Card>
            <Card padding="small">Its preview</Card>
            <Card padding="small">Notes</Card>
          </Grid>
        ),
        why: 'A third part moves under the first one, away from both. Group it with one of the two.',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'The order on the screen is the order in the page, in both directions: screen readers and Tab follow the visual order.',
    'Widths are in rem and depend on the available width: with text at 200 % fewer columns fit, and nothing is cut off.',
    'With element ul the children must be li, such as Card with element li; a screen reader then counts them.',
  ],
}
