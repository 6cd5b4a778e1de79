import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { screenshots } from '../../storybook/modes'
import { SinceYouLooked } from './SinceYouLooked'

const digest = {
  since: '2026-06-08T08:30:00Z',
  decisions: 31,
  stewards: 2,
  undone: 4,
}

const meta = {
  title: 'Product/SinceYouLooked',
  component: SinceYouLooked,
  args: { digest: { status: 'ready', data: digest }, onSeen: fn() },
} satisfies Meta<typeof SinceYouLooked>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.both,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: '31 decisions by 2 other administrators' }),
    ).toHaveAttribute('href', '/record?from=2026-06-08T08%3A30%3A00Z')
    await expect(canvas.getByText('4 undone')).toBecomeVisible()
  },
}

export const One: Story = {
  args: {
    digest: {
      status: 'ready',
      data: { ...digest, decisions: 1, stewards: 1, undone: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('link')).toHaveTextContent('1 decision by 1 other administrator')
  },
}

/** The server stops counting at 1,000. */
export const MoreThanAThousand: Story = {
  args: {
    digest: {
      status: 'ready',
      data: { ...digest, decisions: 1001, undone: 1000 },
    },
  },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(facts).toEqual([
      'more than 1,000 decisions by 2 other administrators',
      '1,000 undone',
    ])
  },
}

export const NothingNew: Story = {
  tags: ['!autodocs'],
  args: { digest: { status: 'ready', data: { ...digest, decisions: 0, undone: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const Failed: Story = { args: { digest: { status: 'failed', onRetry: fn() } } }

export const MarksAsSeen: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <PageHeader title="Dashboard" />
      <SinceYouLooked {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as seen' }))
    await expect(args.onSeen).toHaveBeenCalledWith(digest)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'small' } } }
