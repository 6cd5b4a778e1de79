import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { NO_FILTERS, type SentInvite } from '../../domain/invites/invites'
import type { Loadable } from '../../loadable'
import { screenshots } from '../../storybook/modes'
import { hostileInvites, manyInvites } from '../user-invites/invitesFixture'
import { InvitesScreen, type InvitesScreenProps } from './InvitesScreen'

const ready = (rows: readonly SentInvite[]): Loadable<readonly SentInvite[]> => ({
  status: 'ready',
  data: rows,
})

const meta = {
  title: 'Screens/Invites',
  component: InvitesScreen,
  parameters: { spec: '2.11' },
  args: {
    invites: ready(manyInvites(12)),
    filters: NO_FILTERS,
    onFiltersChange: fn(),
    pageRequest: { page: 1, pageSize: 50 },
    onPageRequestChange: fn(),
  },
} satisfies Meta<typeof InvitesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: screenshots.all }

export const NamesTheInviter: Story = {
  args: {
    invites: ready(
      manyInvites(3).map((invite, at) => ({
        ...invite,
        invitedBy: at === 0 ? { id: 'u 1', fullName: 'Maria Silva' } : { id: 'u2', fullName: null },
      })),
    ),
  },
  parameters: screenshots.one,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /Invited by/ })).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Maria Silva' })).toHaveAttribute(
      'href',
      '/users/u%201',
    )
    await expect(canvas.getAllByRole('link', { name: 'Unnamed member' })).toHaveLength(2)
  },
}

export const Loading: Story = { args: { invites: { status: 'loading' } } }

export const Empty: Story = {
  args: { invites: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Invites Found')).toBecomeVisible()
    await expect(canvas.getByText('No invites are pending or approved.')).toBecomeVisible()
  },
}

export const EmptySearch: Story = {
  args: { filters: { search: 'xyzzy', status: 'all' } },
  play: async ({ canvas }) => {
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

export const LongContent: Story = {
  args: { invites: ready(hostileInvites) },
  play: async () => {
    const page = document.documentElement
    await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The app's part: the filters and the page are in the address. */
function Live({ invites, onFiltersChange }: InvitesScreenProps) {
  const [filters, setFilters] = useState(NO_FILTERS)
  const [pageRequest, setPageRequest] = useState({ page: 1, pageSize: 10 })
  return (
    <InvitesScreen
      invites={invites}
      filters={filters}
      onFiltersChange={(next) => {
        onFiltersChange(next)
        setFilters(next)
        setPageRequest({ ...pageRequest, page: 1 })
      }}
      pageRequest={pageRequest}
      onPageRequestChange={setPageRequest}
    />
  )
}

export const FiltersAndTurnsPages: Story = {
  tags: ['!autodocs'],
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas, step }) => {
    const emails = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await step('counts them all', async () => {
      await expect(canvas.getByText('12 invites')).toBecomeVisible()
    })
    await step('the next page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
      await waitFor(() => expect(emails()).toHaveLength(2))
    })
    await step('only statuses that this list can have', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Status/ }))
      const list = within(await screen.findByRole('listbox'))
      const options = list.getAllByRole('option').map((option) => option.textContent)
      await expect(options).toEqual(['All', 'Approved', 'Pending'])
      await userEvent.click(list.getByRole('option', { name: 'Approved' }))
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
        search: '',
        status: 'approved',
      })
      await expect(await canvas.findByText('4 invites')).toBecomeVisible()
    })
    await step('an email, in any case', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'FRIEND.10')
      await waitFor(() => expect(emails()).toEqual(['friend.10@mail.example']))
    })
  },
}

/** Its rows have nothing to act on: their dates are one tab stop, and the arrows walk them. */
export const IsOneTabStop: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const dates = () => canvas.getAllByText((_, each) => each?.localName === 'time')
    const stops = () => dates().map(({ tabIndex }) => tabIndex)
    const others = stops().slice(1)
    await expect(stops()).toEqual([0, ...others.map(() => -1)])
    dates()[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(dates()[2]).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(dates()[2]).toHaveFocus()
    await expect(stops().filter((tabIndex) => tabIndex === 0)).toHaveLength(1)
  },
}
