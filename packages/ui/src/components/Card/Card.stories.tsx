import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack/Stack'
import { valuesOf } from '../../workshop/Matrix'
import { Card } from './Card'
import { card } from './Card.css'

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'Recent posts' },
  argTypes: { padding: { control: 'inline-radio', options: valuesOf(card, 'padding') } },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Padding: Story = {
  render: () => (
    <Stack>
      {valuesOf(card, 'padding').map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </Stack>
  ),
}

export const Dark: Story = { ...Padding, globals: { theme: 'dark' } }
