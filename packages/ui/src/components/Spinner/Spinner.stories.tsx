import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { valuesOf } from '../../workshop/Matrix'
import { Spinner } from './Spinner'
import { spinner } from './Spinner.css'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading users' },
  argTypes: { size: { control: 'inline-radio', options: valuesOf(spinner, 'size') } },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading users')
  },
}

export const Size: Story = {
  render: () => (
    <Inline space="6">
      {valuesOf(spinner, 'size').map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
}

export const Dark: Story = { ...Size, globals: { theme: 'dark' } }
