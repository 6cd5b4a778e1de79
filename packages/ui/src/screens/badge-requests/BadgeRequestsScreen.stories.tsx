import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Loadable } from '../../loadable'
import { screenshots } from '../../storybook/modes'
import { type BadgeRequest, BadgeRequestsScreen } from './BadgeRequestsScreen'
import { hostileRequests, requests } from './badgeRequestsFixture'

const ready = (data: readonly BadgeRequest[]): Loadable<readonly BadgeRequest[]> => ({
  status: 'ready',
  data,
})

const meta = {
  title: 'Screens/Badge requests',
  component: BadgeRequestsScreen,
  parameters: { spec: '2.12' },
  args: {
    requests: ready(requests),
    pageRequest: { page: 1, pageSize: 50 },
    onPageRequestChange: fn(),
    onApprove: fn(async () => {}),
    onReject: fn(async () => {}),
  },
} satisfies Meta<typeof BadgeRequestsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: screenshots.all }

export const TellsWhatTheSpecificationSays: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Badge Requests')
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['Name', 'Email', 'Phone', 'Actions'])
    const row = within(canvas.getByRole('row', { name: /Maria Silva/ }))
    await expect(row.getByRole('rowheader')).toHaveTextContent('Maria Silva')
    await expect(row.getByRole('link', { name: 'Maria Silva' })).toHaveAttribute(
      'href',
      '/badge-requests?review=r1&page=1&limit=50',
    )
    await expect(row.getByText('maria.silva@mail.example')).toBecomeVisible()
    await expect(row.getByText('+351 210 555 014')).toBecomeVisible()
    const buttons = row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(buttons).toEqual(['Approve Maria Silva', 'Reject Maria Silva'])
  },
}

const refusal = { code: 'banned', message: 'In the words of the server' }

/** The server would refuse the approval of the second request. */
export const Refused: Story = {
  args: {
    requests: ready(requests.map((request, at) => (at === 1 ? { ...request, refusal } : request))),
  },
  play: async ({ canvas, args }) => {
    const approve = canvas.getByRole('button', { name: 'Approve مریم رضایی' })
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    await expect(approve).toHaveAccessibleDescription(
      'This member is banned. Lift the ban first, or reject the request.',
    )
    await userEvent.click(approve)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(args.onApprove).not.toHaveBeenCalled()
    const reject = canvas.getByRole('button', { name: 'Reject مریم رضایی' })
    await expect(reject).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** With the desk the list is the desk's queue of citizenship requests. */
export const WithTheDesk: Story = {
  args: {
    hasWaitingSince: true,
    requests: ready(requests.map((one) => ({ ...one, requestedAt: '2026-06-06T08:15:00Z' }))),
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Maria Silva/ }))
    await expect(row.getByText('Jun 6, 2026')).toBecomeVisible()
  },
}

export const Loading: Story = {
  args: { requests: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.queryByText('No data available')).toBeNull()
  },
}

export const Empty: Story = {
  args: { requests: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data available')).toBecomeVisible()
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { requests: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Some error occurred while fetching data',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const Busy: Story = {
  args: { decidingIds: new Set(['r1']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approve Maria Silva' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** A reload keeps failing: the page says how old its data is. */
export const Stale: Story = {
  args: {
    requests: {
      status: 'ready',
      data: requests,
      stale: { since: new Date('2026-06-15T09:22:00Z') },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 09:22, retrying')).toBecomeVisible()
  },
}

export const LongContent: Story = {
  args: { requests: ready(hostileRequests) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('markup shows as text', async () => {
      await expect(canvas.getByText('<img src=x onerror="alert(1)">')).toBecomeVisible()
      await expect(canvasElement.querySelector('img[src="x"]')).toBeNull()
    })
    await step('the page does not scroll sideways', async () => {
      const page = document.documentElement
      await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }

export const LargeText: Story = { globals: { textSize: '200' } }

const dialog =
  (verb: 'Approve' | 'Reject'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${verb} Maria Silva` }))
    const opened = await screen.findByRole('alertdialog', { name: `${verb} Badge` })
    await expect(opened).toHaveAccessibleDescription(/Maria Silva · maria\.silva@mail\.example/)
    await waitFor(() =>
      expect(within(opened).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    )
  }

export const ApproveDialog: Story = { play: dialog('Approve') }

export const RejectDialog: Story = { play: dialog('Reject'), parameters: screenshots.both }
