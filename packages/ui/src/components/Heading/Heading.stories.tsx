import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack/Stack'
import { valuesOf } from '../../workshop/Matrix'
import { Heading } from './Heading'
import { heading } from './Heading.css'

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { children: 'Recent Badge Requests', level: 2 },
  argTypes: { size: { control: 'inline-radio', options: valuesOf(heading, 'size') } },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Size: Story = {
  render: (args) => (
    <Stack>
      {valuesOf(heading, 'size').map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

export const Dark: Story = { ...Size, globals: { theme: 'dark' } }
