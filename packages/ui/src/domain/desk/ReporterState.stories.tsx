import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { ReporterState } from './ReporterState'

const meta = {
  title: 'Product/ReporterState',
  component: ReporterState,
  args: {
    member: { id: 'm2', name: 'Rui Costa' },
    isMuted: false,
  },
} satisfies Meta<typeof ReporterState>

export default meta
type Story = StoryObj<typeof meta>

export const Counts: Story = {
  parameters: screenshots.both,
  args: { onMuteChange: fn(async () => {}) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop reports' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop Reports' }))
    await expect(dialog.getByText(/Rui Costa/)).toBecomeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Stop reports' }))
    await waitFor(() =>
      expect(args.onMuteChange).toHaveBeenCalledWith(args.member, true, undefined),
    )
  },
}

export const Stopped: Story = {
  args: { isMuted: true, onMuteChange: fn(async () => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reports by this member count for nothing.')).toBecomeVisible()
    await expect(canvas.getByRole('button', { name: 'Count reports again' })).toBecomeVisible()
  },
}

export const MayNotChange: Story = {
  args: { isMuted: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const RightToLeft: Story = { args: { isMuted: true }, globals: { direction: 'rtl' } }
