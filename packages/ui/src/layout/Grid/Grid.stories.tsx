import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../components/Card/Card'
import { valuesOf } from '../../workshop/Matrix'
import { Stack } from '../Stack/Stack'
import { Grid } from './Grid'
import { grid } from './Grid.css'

const cells = ['Users', 'Posts', 'Badges', 'Invites'].map((word) => <Card key={word}>{word}</Card>)

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: cells },
  argTypes: {
    children: { control: false },
    space: { control: 'select', options: valuesOf(grid, 'space') },
    column: { control: 'inline-radio', options: valuesOf(grid, 'column') },
  },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Column: Story = {
  render: () => (
    <Stack space="8">
      {valuesOf(grid, 'column').map((column) => (
        <Grid key={column} column={column}>
          {cells}
        </Grid>
      ))}
    </Stack>
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'small' } } }
