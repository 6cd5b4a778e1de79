import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { Tooltip } from './Tooltip'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { content: 'Refresh data', children: <Button>Sync</Button> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = { args: { isOpen: true } }

export const LongContent: Story = {
  args: {
    isOpen: true,
    content: 'Counts announcements dated today in the zone of the server, which is UTC by default',
  },
}

export const Placement: Story = {
  args: { isOpen: true, placement: 'end', content: 'At the end of the control' },
}

export const RightToLeft: Story = { ...Placement, globals: { direction: 'rtl' } }

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const ShowsOnFocusAndHidesOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Refresh data')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Refresh data')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const ShowsOnHover: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    // A pointer comes from somewhere: one that appears on the button would count as the keyboard's.
    await userEvent.hover(canvasElement)
    await userEvent.hover(canvas.getByRole('button'))
    await expect(await screen.findByRole('tooltip')).toBeVisible()
    await userEvent.unhover(canvas.getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
