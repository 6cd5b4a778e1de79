import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserX } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { screenshots } from '../../storybook/modes'
import { ErrorState } from './ErrorState'

const onBack = fn()

const meta = {
  title: 'Patterns/ErrorState',
  component: ErrorState,
  args: { message: 'Some error occurred while fetching data', onRetry: fn() },
  argTypes: { action: { control: false }, icon: { control: false } },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

const twoWays = {
  message: 'User not found or some error occurred while fetching data',
  action: (
    <Button variant="quiet" onPress={onBack}>
      Go Back
    </Button>
  ),
}

export const Default: Story = {}

export const WithAnotherWayOut: Story = { args: twoWays, parameters: screenshots.all }

/** A record that is not there: nothing broke, so the way out comes first. */
export const NotThere: Story = {
  args: { ...twoWays, icon: <UserX /> },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent)
    await expect(names).toEqual(['Go Back', 'Try again'])
  },
}

export const MessageOnly: Story = {
  render: ({ onRetry: _, ...args }) => <ErrorState {...args} />,
}

export const LongContent: Story = {
  args: { message: `<b>unexpected</b> ${'token'.repeat(30)} `.repeat(4) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    // Shown as plain text, whatever it contains.
    await expect(canvas.getByRole('alert')).toHaveTextContent('<b>unexpected</b>')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SmallPhone: Story = {
  args: twoWays,
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go Back' })).toBecomeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = { args: twoWays, globals: { direction: 'rtl' } }

export const TriesAgainByKeyboard: Story = {
  tags: ['!autodocs'],
  args: twoWays,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('User not found')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(onBack).toHaveBeenCalledOnce()
  },
  beforeEach: () => {
    onBack.mockClear()
  },
}
