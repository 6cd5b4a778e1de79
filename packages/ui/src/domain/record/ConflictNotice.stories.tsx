import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Notice } from '../../components/Notice/Notice'
import { screenshots } from '../../storybook/modes'
import { ConflictNotice } from './ConflictNotice'
import { approval } from './conflictNoticeFixture'
import { recordText } from './recordText'

const otherwise = 'This request is no longer pending. Someone else may have decided it.'

const meta = {
  title: 'Product/ConflictNotice',
  component: ConflictNotice,
  args: { entries: { status: 'ready', data: [approval] }, otherwise },
  argTypes: { entries: { control: false } },
  render: (args) => (
    <Notice tone="caution">
      <ConflictNotice {...args} />
    </Notice>
  ),
} satisfies Meta<typeof ConflictNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.both,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Ana Duarte.? approved .?Tomás Quintela.?'s citizenship, Jun 15, \d\d:\d\d\./,
    )
    const link = canvas.getByRole('link', { name: 'See the record (new tab)' })
    await expect(link).toHaveAttribute(
      'href',
      '/record?member=r1&from=2026-06-15T08%3A40%3A00.000Z&to=2026-06-15T08%3A40%3A00.001Z',
    )
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

/** Skips a decision that was undone. */
export const Undone: Story = {
  tags: ['!autodocs'],
  args: { entries: { status: 'ready', data: [{ ...approval, undo: { state: 'done' } }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(otherwise)
  },
}

/** The marks between its words are those of the language. */
export const MarksOfArabic: Story = {
  tags: ['!autodocs'],
  args: {
    entries: { status: 'ready', data: [{ ...approval, action: 'badge.approve.undo' }] },
  },
  beforeEach: () => {
    const { beforeMoment, undid } = recordText
    Object.assign(recordText, { beforeMoment: '، ', undid: 'تراجع عن:' })
    return () => {
      Object.assign(recordText, { beforeMoment, undid })
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Ana Duarte تراجع عن: approved .+، Jun 15, \d\d:\d\d\./,
    )
  },
}

export const Failed: Story = {
  args: { entries: { status: 'failed', onRetry: () => {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(otherwise)
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    entries: {
      status: 'ready',
      data: [{ ...approval, actor: { id: 'a1', name: `<img src=x>${'unbroken'.repeat(30)}` } }],
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
