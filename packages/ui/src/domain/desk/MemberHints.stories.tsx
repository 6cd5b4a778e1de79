import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { hints, ready } from './deskFixture'
import { MemberHints } from './MemberHints'

const meta = {
  title: 'Product/MemberHints',
  component: MemberHints,
  args: { hints: ready(hints) },
  argTypes: { hints: { control: false } },
} satisfies Meta<typeof MemberHints>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.both,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Invited by' })).toHaveTextContent(
      'Rui Costa5 joined, 2 banned',
    )
    await expect(canvas.getByRole('list', { name: 'Same document as' })).toHaveTextContent(
      'J. AlmeidaBanned',
    )
    await expect(canvas.getByText('Photo unreadable')).toBecomeVisible()
  },
}

export const Empty: Story = {
  args: { hints: ready({ inviters: [], lookAlikes: [], decisions: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Joined without an invitation')).toBecomeVisible()
  },
}

export const Loading: Story = { args: { hints: { status: 'loading' } } }

const onRetry = fn()

export const Failed: Story = {
  args: { hints: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    hints: ready({
      inviters: hints.inviters.map((one) => ({
        ...one,
        name: 'unbroken'.repeat(30),
        joined: 12_045,
        banned: 9_999,
      })),
      lookAlikes: [
        ...hints.lookAlikes,
        { kind: 'of-another-backend', member: { id: 'm9', name: 'Nobody', isBanned: false } },
      ],
      decisions: hints.decisions.map((one) => ({ ...one, reason: 'x'.repeat(500) })),
    }),
  },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nobody')).toBeNull()
    await fits()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
