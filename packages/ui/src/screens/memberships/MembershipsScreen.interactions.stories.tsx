import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import type { MembershipActions, MembershipRow } from '../../domain/plans/plans'
import type { TableSort } from '../../patterns/DataTable/DataTable'
import { chooseInRow, pressInRow } from '../../storybook/rowMenu'
import { MembershipsScreen, type MembershipsScreenProps } from './MembershipsScreen'
import { manyMemberships, memberships } from './membershipsFixture'

interface LiveMembershipsProps
  extends MembershipActions,
    Pick<MembershipsScreenProps, 'onPageRequestChange' | 'onSync'> {
  all: readonly MembershipRow[]
}

/** The screen on a mocked server and address. */
function LiveMemberships({ all, onPageRequestChange, onSync, ...actions }: LiveMembershipsProps) {
  const [plans, setPlans] = useState(all)
  const [pageRequest, setPageRequest] = useState({ page: 1, pageSize: 50 })
  const [sort, setSort] = useState<TableSort>()
  const [refreshedAt, setRefreshedAt] = useState(new Date('2026-06-15T09:22:00Z'))
  const setActive = (plan: MembershipRow, isActive: boolean) =>
    setPlans((before) => before.map((each) => (each.id === plan.id ? { ...each, isActive } : each)))
  return (
    <MembershipsScreen
      plans={{ status: 'ready', data: plans }}
      viewerRole="admin"
      pageRequest={pageRequest}
      onPageRequestChange={(next) => {
        onPageRequestChange(next)
        setPageRequest(next)
      }}
      sorting={{ sort, onSortChange: setSort }}
      refreshedAt={refreshedAt}
      onSync={() => {
        onSync()
        setRefreshedAt(new Date('2026-06-15T09:30:00Z'))
      }}
      onActivate={async (plan) => {
        await actions.onActivate(plan)
        setActive(plan, true)
      }}
      onDeactivate={async (plan) => {
        await actions.onDeactivate(plan)
        setActive(plan, false)
      }}
      onDelete={async (plan) => {
        await actions.onDelete(plan)
        setPlans((before) => before.filter(({ id }) => id !== plan.id))
      }}
    />
  )
}

const meta = {
  title: 'Screens/Memberships interactions',
  component: LiveMemberships,
  tags: ['!autodocs'],
  parameters: { spec: '2.18' },
  args: {
    all: memberships,
    onPageRequestChange: fn(),
    onSync: fn(),
    onActivate: fn(async () => {}),
    onDeactivate: fn(async () => {}),
    onDelete: fn(async () => {}),
  },
} satisfies Meta<typeof LiveMemberships>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The open dialog, once it has the focus: earlier key presses would go elsewhere. */
const dialog = async () => {
  const opened = within(await screen.findByRole('alertdialog'))
  await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  return opened
}
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const hasFocus = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())

export const SyncsByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('09:22')).toBecomeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sync' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Refresh data')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSync).toHaveBeenCalledOnce()
    await expect(await canvas.findByText('09:30')).toBecomeVisible()
    const freshness = canvas.getByText(/^Last refreshed/).parentElement
    await expect(freshness).toHaveTextContent('Last refreshed 09:30')
    await expect(freshness).toHaveAttribute('role', 'status')
  },
}

export const DeactivatesAndActivatesByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Enter on Cancel changes nothing and gives the focus back', async () => {
      await pressInRow('Hearthside', 'Deactivate')
      await dialog()
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
      await expect(args.onDeactivate).not.toHaveBeenCalled()
      await hasFocus(canvas, 'Actions for Hearthside')
    })
    await step('one Tab further stands Deactivate', async () => {
      await pressInRow('Hearthside', 'Deactivate')
      const opened = await dialog()
      await userEvent.tab()
      await expect(opened.getByRole('button', { name: 'Deactivate' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
      await expect(args.onDeactivate).toHaveBeenCalledWith(memberships[0])
    })
    await step('the menu keeps the focus, and has its opposite', async () => {
      await hasFocus(canvas, 'Actions for Hearthside')
      await waitFor(() =>
        expect(canvas.getByRole('row', { name: /Hearthside/ })).toHaveTextContent('Inactive'),
      )
      await pressInRow('Hearthside', 'Activate')
      await userEvent.click((await dialog()).getByRole('button', { name: 'Activate' }))
      await dialogIsGone()
      await expect(args.onActivate).toHaveBeenCalledOnce()
      await hasFocus(canvas, 'Actions for Hearthside')
    })
  },
}

export const DeletesAndKeepsTheFocus: Story = {
  play: async ({ args, canvas }) => {
    await chooseInRow('Winter guest', 'Delete')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Delete' }))
    await dialogIsGone()
    await expect(args.onDelete).toHaveBeenCalledOnce()
    await expect(args.onDelete).toHaveBeenCalledWith(memberships[3])
    await waitFor(() => expect(canvas.queryByText('Winter guest')).toBeNull())
    await hasFocus(canvas, 'Actions for Patron')
  },
}

export const KeepsTheDialogWhenTheActionFails: Story = {
  play: async ({ args }) => {
    mocked(args.onDelete).mockRejectedValueOnce(new Error('503'))
    await chooseInRow('Patron', 'Delete')
    const opened = await dialog()
    await userEvent.click(opened.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce())
    // Ready for another try: while the action is under way, presses are ignored.
    await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toBeEnabled())
    await expect(opened.getByText('Patron · $1,250.00 lifetime')).toBecomeVisible()
    await userEvent.click(opened.getByRole('button', { name: 'Delete' }))
    await dialogIsGone()
    await expect(args.onDelete).toHaveBeenCalledTimes(2)
  },
}

export const DoesEverythingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    const open = async (plan: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${plan}` }))
      await screen.findByRole('menu')
    }
    await step('Edit is on the card, every other action in the menu', async () => {
      await expect(canvas.getByRole('link', { name: 'Edit Winter guest' })).toBecomeVisible()
      await open('Winter guest')
      const items = screen.getAllByRole('menuitem').map((item) => item.textContent)
      await expect(items).toEqual(['View Details', 'Activate', 'Delete'])
    })
    await step('and works from there', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Activate' }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await userEvent.click((await dialog()).getByRole('button', { name: 'Activate' }))
      await dialogIsGone()
      await expect(args.onActivate).toHaveBeenCalledWith(memberships[3])
      await waitFor(() => expect(canvas.queryByText('Inactive')).toBeNull())
    })
  },
}

export const TurnsPages: Story = {
  args: { all: manyMemberships(64) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Page 1 of 2')).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageRequestChange).toHaveBeenLastCalledWith({ page: 2, pageSize: 50 })
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(14))
  },
}

export const SortsByPlanAndPrice: Story = {
  play: async ({ canvas }) => {
    const prices = () =>
      canvas.getAllByRole('rowheader').map((cell) => cell.nextElementSibling?.textContent)
    const given = prices()
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }))
    await waitFor(() =>
      expect(prices().map((price) => price?.split('.')[0])).toEqual([
        '$4',
        '$9',
        '$12',
        '$125',
        '$1,250',
      ]),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Hearthside'))
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }))
    await waitFor(() => expect(prices()).toEqual(given))
  },
}
