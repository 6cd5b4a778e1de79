import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { Retried } from '../../storybook/Retried'
import { MemberImpact } from './MemberImpact'

const meta = {
  title: 'Product/MemberImpact',
  component: MemberImpact,
  args: {
    member: { id: 'u1', email: 'maria+x@mail.example' },
    impact: { status: 'ready', data: { posts: 12, invites: 1, plans: 1, devices: 0 } },
  },
} satisfies Meta<typeof MemberImpact>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.one,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['12 posts (new tab)', '/posts?author=maria%2Bx%40mail.example'],
      ['1 open invite (new tab)', '/users/view-invites/u1?status=pending'],
      ['1 plan (new tab)', '/memberships'],
    ])
    await expect(links[0]).toHaveAttribute('target', '_blank')
    await expect(links[0]?.parentElement).toHaveTextContent(
      'This member has 12 posts (new tab), 1 open invite (new tab), and 1 plan (new tab).',
    )
  },
}

export const Loading: Story = { args: { impact: { status: 'loading' } } }

export const Empty: Story = {
  args: { impact: { status: 'ready', data: { posts: 0, invites: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No posts or open invites.')).toBecomeVisible()
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { impact: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Couldn't count /)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** The focus stays in the question. */
export const TriesAgainByKeyboard: Story = {
  tags: ['!autodocs'],
  render: ({ member }) => (
    <Retried>{(impact) => <MemberImpact member={member} impact={impact} />}</Retried>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(document.body).not.toHaveFocus()
    await expect(document.activeElement).toHaveTextContent(/…$/)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
