import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Loadable } from '../../loadable'
import { screenshots } from '../../storybook/modes'
import { chooseInRow, openRowMenu, rowMenuButton } from '../../storybook/rowMenu'
import { type MembershipRow, MembershipsScreen } from './MembershipsScreen'
import { hostileMemberships, manyMemberships, memberships } from './membershipsFixture'

const ready = (data: readonly MembershipRow[]): Loadable<readonly MembershipRow[]> => ({
  status: 'ready',
  data,
})

const meta = {
  title: 'Screens/Memberships',
  component: MembershipsScreen,
  parameters: { spec: '2.18' },
  args: {
    plans: ready(memberships),
    viewerRole: 'admin',
    pageRequest: { page: 1, pageSize: 50 },
    onPageRequestChange: fn(),
    refreshedAt: new Date('2026-06-15T09:22:00Z'),
    onSync: fn(),
    onActivate: fn(async () => {}),
    onDeactivate: fn(async () => {}),
    onDelete: fn(async () => {}),
  },
  argTypes: { viewerRole: { control: 'inline-radio', options: ['admin', 'other'] } },
} satisfies Meta<typeof MembershipsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: screenshots.all }

export const TellsWhatTheSpecificationSays: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Memberships')
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['Plan', 'Price', 'Billing Period', 'Active', 'Actions'])
    await expect(canvas.getByRole('link', { name: 'Create' })).toHaveAttribute(
      'href',
      '/memberships/create',
    )
    await step('a plan leads to its page, and its price has $ and 2 decimals', async () => {
      await expect(canvas.getByRole('link', { name: 'Hearthside' })).toHaveAttribute(
        'href',
        '/memberships/view/m1',
      )
      const prices = ['$4.00', '$12.50', '$125.00', '$9.99', '$1,250.00']
      for (const price of prices) await expect(canvas.getByText(price)).toBecomeVisible()
      await expect(canvas.getByRole('row', { name: /Patron/ })).toHaveTextContent(
        '$1,250.00Lifetime',
      )
    })
    await step('the active plans come first, the cheapest of them before the others', async () => {
      const names = canvas.getAllByRole('rowheader').map((head) => head.textContent)
      await expect(names).toEqual(['Hearthside', 'Lantern', 'Lantern', 'Patron', 'Winter guest'])
    })
    await step('the price stands beside the name', async () => {
      const name = canvas.getByRole('link', { name: 'Patron' }).getBoundingClientRect()
      const price = canvas.getByText('$1,250.00').getBoundingClientRect()
      await expect(price.left - name.left).toBeLessThan(600)
    })
    await step('only what is not active is marked', async () => {
      await expect(canvas.getByRole('row', { name: /Inactive/ })).toHaveTextContent('Winter guest')
      await expect(canvas.getAllByText('Inactive')).toHaveLength(1)
    })
    await step('an administrator has four actions, three of them in the menu', async () => {
      const row = within(canvas.getByRole('row', { name: /Hearthside/ }))
      await expect(row.getByRole('link', { name: 'Edit Hearthside' })).toHaveAttribute(
        'href',
        '/memberships/edit/m1',
      )
      const [menu] = row.getAllByRole('button')
      await expect(menu).toHaveAccessibleName('Actions for Hearthside')
    })
    await step('two plans of one name are told apart', async () => {
      await expect(rowMenuButton('Lantern, $125.00/year')).toBecomeVisible()
    })
    await step('Sync says what it does, and when it last did', async () => {
      const sync = canvas.getByRole('button', { name: 'Sync' })
      await expect(sync).toHaveAccessibleDescription('Last refreshed 09:22')
      // The pointer must move in: if it appears on the button, the tooltip takes it for keyboard
      // focus.
      await userEvent.hover(canvasElement)
      await userEvent.hover(sync)
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Refresh data')
    })
  },
}

/** Everything but Edit, in words. */
export const MenuOfAnActivePlan: Story = {
  play: async () => {
    const items = within(await openRowMenu('Hearthside')).getAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'View Details',
      'Deactivate',
      'Delete',
    ])
    await expect(items[0]).toHaveAttribute('href', '/memberships/view/m1')
  },
}

export const MenuOfAnInactivePlan: Story = {
  play: async () => {
    const menu = within(await openRowMenu('Winter guest'))
    await expect(menu.getByRole('menuitem', { name: 'Activate' })).toBecomeVisible()
  },
}

/** Anybody but an administrator: the active plans, without actions. */
export const OtherRole: Story = {
  args: { viewerRole: 'other' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
    await expect(canvas.queryByText('Winter guest')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /Create|Edit/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Sync' })).toBeNull()
    const row = within(canvas.getByRole('row', { name: /Hearthside/ }))
    await expect(row.queryByRole('button')).toBeNull()
    await expect(row.getByRole('link', { name: 'View Details Hearthside' })).toBecomeVisible()
  },
}

export const Loading: Story = {
  args: { plans: { status: 'loading' }, refreshedAt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.queryByText('No data available')).toBeNull()
    await expect(canvas.queryByText(/Last refreshed/)).toBeNull()
  },
}

export const Empty: Story = {
  args: { plans: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data available')).toBecomeVisible()
    await expect(canvas.getByText('No memberships have been created yet.')).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Create the first membership' })).toHaveAttribute(
      'href',
      '/memberships/create',
    )
  },
}

/** There are plans, but only administrators may see them. */
export const EmptyForOthers: Story = {
  args: {
    viewerRole: 'other',
    plans: ready(memberships.filter(({ isActive }) => isActive === false)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No memberships are available right now.')).toBecomeVisible()
    await expect(canvas.queryByRole('link', { name: /Create/ })).toBeNull()
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { plans: { status: 'failed', onRetry }, refreshedAt: undefined },
  play: async ({ canvas }) => {
    onRetry.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error loading memberships. Please try again.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** One busy plan. */
export const Busy: Story = {
  args: { busyIds: new Set(['m1']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Actions for Hearthside' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Syncing: Story = {
  args: { isSyncing: true, plans: { status: 'ready', data: memberships, isRefreshing: true } },
  play: async ({ args, canvas }) => {
    const sync = canvas.getByRole('button', { name: /Sync/ })
    await expect(sync).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(sync)
    await expect(args.onSync).not.toHaveBeenCalled()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
  },
}

/** A reload keeps failing: the page says how old its data is. */
export const Stale: Story = {
  args: {
    plans: {
      status: 'ready',
      data: memberships,
      stale: { since: new Date('2026-06-15T09:22:00Z') },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 09:22, retrying')).toBecomeVisible()
    await expect(canvas.queryByText(/Last refreshed/)).toBeNull()
  },
}

export const LongContent: Story = {
  args: { plans: ready(hostileMemberships) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('markup shows as text', async () => {
      await expect(canvas.getByText('<img src=x onerror="alert(1)">')).toBecomeVisible()
      await expect(canvasElement.querySelector('img')).toBeNull()
    })
    await step('a plan without a name has one to be told by', async () => {
      await expect(canvas.getByRole('link', { name: 'Unnamed membership' })).toBecomeVisible()
    })
    await step('the page does not scroll sideways', async () => {
      const page = document.documentElement
      await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
    })
  },
}

export const ManyPlans: Story = {
  args: { plans: ready(manyMemberships(64)), pageRequest: { page: 9, pageSize: 10 } },
  play: async ({ canvas }) => {
    // A page past the end shows the last page.
    await expect(canvas.getByText('Page 7 of 7')).toBecomeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }

export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async () => {
    const page = document.documentElement
    await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
  },
}

const dialog =
  (action: string, plan: string, question: string, detail: string): NonNullable<Story['play']> =>
  async () => {
    await chooseInRow(plan, action)
    const opened = await screen.findByRole('alertdialog', { name: `${action} Membership` })
    await expect(opened).toHaveAccessibleDescription(`${question} ${detail}`)
    await expect(within(opened).getByText(question)).toBecomeVisible()
    await waitFor(() =>
      expect(within(opened).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    )
  }

export const DeleteDialog: Story = {
  parameters: screenshots.both,
  play: dialog(
    'Delete',
    'Hearthside',
    'Are you sure you want to delete this membership? This action cannot be undone.',
    'Hearthside · $4.00/month',
  ),
}

export const DeactivateDialog: Story = {
  play: dialog(
    'Deactivate',
    'Patron',
    'Are you sure you want to deactivate this membership?',
    'Patron · $1,250.00 lifetime',
  ),
}

export const ActivateDialog: Story = {
  play: dialog(
    'Activate',
    'Winter guest',
    'Are you sure you want to activate this membership?',
    'Winter guest · $9.99/month',
  ),
}
