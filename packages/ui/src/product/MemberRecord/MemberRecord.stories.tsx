import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { hostileEntries, recordEntries } from '../../screens/record/recordFixture'
import { screenshots } from '../../storybook/modes'
import { MemberRecord, MemberSummary } from './MemberRecord'
import { guide } from './MemberRecord.guide'

const meta = {
  title: 'Product/MemberRecord',
  component: MemberRecord,
  subcomponents: { MemberSummary },
  args: {
    entries: { status: 'ready', data: recordEntries },
    onUndo: fn(async () => {}),
    timeZone: 'UTC',
  },
  parameters: { guide },
  render: (args) => (
    <Stack space="6">
      <MemberSummary
        entries={args.entries.status === 'ready' ? args.entries.data : undefined}
        isBanned
      />
      <MemberRecord {...args} />
    </Stack>
  ),
} satisfies Meta<typeof MemberRecord>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.both,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Banned by/)).toHaveTextContent(
      /^Banned by Ana Duarte, Jun 15, \d\d:\d\d: Spam in three posts, after two warnings\.$/,
    )
  },
}

export const Loading: Story = { args: { entries: { status: 'loading' } } }

export const Failed: Story = { args: { entries: { status: 'failed', onRetry: fn() } } }

export const Empty: Story = {
  args: { entries: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No decision is in the record.')).toBeVisible()
  },
}

/** What was undone does not hold. */
export const SaysWhatHolds: Story = {
  render: () => <MemberSummary entries={recordEntries.slice(1)} isBanned={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No decision is in the record.')).toBeVisible()
  },
}

export const LongContent: Story = {
  args: { entries: { status: 'ready', data: hostileEntries } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
