import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NO_FILTERS, type SentInvite } from '../../domain/invites/invites'
import type { Loadable } from '../../loadable'
import { screenshots } from '../../storybook/modes'
import { hostileInvites, invites } from './invitesFixture'
import { type UserInvites, UserInvitesScreen } from './UserInvitesScreen'

const user = { fullName: 'Maria Silva' }
const ready = (rows: readonly SentInvite[], of = user): Loadable<UserInvites> => ({
  status: 'ready',
  data: { user: of, invites: rows },
})

const meta = {
  title: 'Screens/User invites',
  component: UserInvitesScreen,
  parameters: { spec: '2.16' },
  args: {
    userId: 'member-1',
    invites: ready(invites),
    filters: NO_FILTERS,
    onFiltersChange: fn(),
    pageRequest: { page: 1, pageSize: 50 },
    onPageRequestChange: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof UserInvitesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: screenshots.all }

export const TellsWhatTheSpecificationSays: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    await step('the title names the user', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        /^Invites of Maria Silva$/,
      )
    })
    await step('email, status and date of each invite', async () => {
      const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
      await expect(heads).toEqual(['Email', 'Status', 'Invite Date'])
      const row = within(canvas.getByRole('row', { name: /jonas/ }))
      await expect(row.getByRole('rowheader')).toHaveTextContent('jonas.lindqvist@mail.example')
      await expect(row.getByText('Pending')).toBecomeVisible()
      await expect(row.getByText('Jun 14, 2026')).toBecomeVisible()
    })
    await step('every status has its word', async () => {
      const words = canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
      await expect(words).toEqual(['Pending', 'Approved', 'Rejected', 'Expired', 'Approved'])
    })
    await step('the breadcrumb leads to the member and to the list', async () => {
      const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
      await expect(way.getByRole('link', { name: 'Maria Silva' })).toHaveAttribute(
        'href',
        '/users/member-1',
      )
      await expect(way.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/users')
      await expect(way.getByText('Invites')).toHaveAttribute('aria-current', 'page')
    })
    await step('Back leaves it to the caller where that is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await expect(args.onBack).toHaveBeenCalledOnce()
    })
  },
}

export const Loading: Story = {
  args: { invites: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Invites$/)
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled()
  },
}

export const Empty: Story = {
  args: { invites: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Invites Found')).toBecomeVisible()
    await expect(canvas.getByText("This user hasn't sent any invites yet.")).toBecomeVisible()
  },
}

export const EmptySearch: Story = {
  args: { filters: { search: 'xyzzy', status: 'all' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Invites Found')).toBecomeVisible()
    await expect(canvas.getByText('No invites match your search criteria.')).toBecomeVisible()
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { invites: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Some error occurred while fetching data',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** A reload keeps failing: the page says how old its data is. */
export const Stale: Story = {
  args: {
    userId: 'member-1',
    invites: {
      status: 'ready',
      data: { user, invites },
      stale: { since: new Date('2026-06-15T09:22:00Z') },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 09:22, retrying')).toBecomeVisible()
  },
}

export const LongContent: Story = {
  args: {
    userId: 'member-1',
    invites: ready(hostileInvites, { fullName: '<img src=x onerror="alert(1)"> '.repeat(6) }),
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('markup shows as text', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        'Invites of <img src=x onerror="alert(1)">',
      )
      await expect(canvas.getByText('<b>on_hold</b>')).toBecomeVisible()
      await expect(canvasElement.querySelector('img')).toBeNull()
    })
    await step('the page does not scroll sideways', async () => {
      const page = document.documentElement
      await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small' } },
}

export const LargeText: Story = { globals: { textSize: '200' } }
