import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { ErrorState } from './ErrorState'

const meta = {
  title: 'Patterns/ErrorState',
  component: ErrorState,
  args: { message: 'Some error occurred while fetching data', onRetry: fn() },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Retrying: Story = { args: { isRetrying: true } }

export const WithAnotherWayOut: Story = {
  args: {
    message: 'User not found or some error occurred while fetching data',
    action: <Button variant="quiet">Go Back</Button>,
  },
}

export const LongContent: Story = {
  args: { message: '<b>unexpected</b> token '.repeat(30) },
  globals: { viewport: { value: 'small' } },
}

export const TriesAgain: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Some error occurred')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
