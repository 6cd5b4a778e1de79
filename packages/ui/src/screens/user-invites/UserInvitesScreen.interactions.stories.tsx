import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { NO_FILTERS, type SentInvite } from '../../domain/invites/invites'
import type { TableSort } from '../../patterns/DataTable/DataTable'
import { invites, manyInvites } from './invitesFixture'
import { UserInvitesScreen, type UserInvitesScreenProps } from './UserInvitesScreen'

interface LiveInvitesProps
  extends Pick<UserInvitesScreenProps, 'onFiltersChange' | 'onPageRequestChange' | 'onBack'> {
  all: readonly SentInvite[]
}

/** The screen with a mocked address. */
function LiveInvites({ all, onFiltersChange, onPageRequestChange, onBack }: LiveInvitesProps) {
  const [filters, setFilters] = useState(NO_FILTERS)
  const [sort, setSort] = useState<TableSort>()
  const [pageRequest, setPageRequest] = useState({ page: 1, pageSize: 10 })
  return (
    <UserInvitesScreen
      userId="member-1"
      invites={{ status: 'ready', data: { user: { fullName: 'Maria Silva' }, invites: all } }}
      filters={filters}
      onFiltersChange={(next) => {
        onFiltersChange(next)
        setFilters(next)
        setPageRequest({ ...pageRequest, page: 1 })
      }}
      pageRequest={pageRequest}
      onPageRequestChange={(next) => {
        onPageRequestChange(next)
        setPageRequest(next)
      }}
      sorting={{ sort, onSortChange: setSort }}
      onBack={onBack}
    />
  )
}

const meta = {
  title: 'Screens/User invites interactions',
  component: LiveInvites,
  tags: ['!autodocs'],
  parameters: { spec: '2.16' },
  args: { all: invites, onFiltersChange: fn(), onPageRequestChange: fn(), onBack: fn() },
} satisfies Meta<typeof LiveInvites>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const emails = (canvas: Canvas) => canvas.getAllByRole('rowheader').map((head) => head.textContent)

export const FiltersByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the stated choices', async () => {
      canvas.getByRole('button', { name: /^Status: ?All$/ }).focus()
      await userEvent.keyboard('{Enter}')
      const options = (await screen.findAllByRole('option')).map((option) => option.textContent)
      await expect(options).toEqual(['All', 'Approved', 'Pending', 'Rejected'])
    })
    await step('Approved', async () => {
      await waitFor(() => expect(screen.getByRole('option', { name: 'All' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
        search: '',
        status: 'approved',
      })
      await waitFor(() =>
        expect(emails(canvas)).toEqual(['aoife@mail.example', 'noor@mail.example']),
      )
      await expect(canvas.getByText('2 invites').closest('[role=status]')).not.toBeNull()
    })
  },
}

export const SearchesEmailAndStatus: Story = {
  play: async ({ canvas, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search invites' })
    await step('by email, in any case', async () => {
      await userEvent.type(search, 'ELENI')
      await waitFor(() => expect(emails(canvas)).toEqual(['eleni.pappa@mail.example']))
    })
    await step('by status', async () => {
      await userEvent.clear(search)
      await userEvent.type(search, 'expired')
      await waitFor(() => expect(emails(canvas)).toEqual(['tomas@mail.example']))
    })
    await step('back to all in one press, with the focus kept in the table', async () => {
      await userEvent.type(search, 'x')
      await expect(
        await canvas.findByText('No invites match your search criteria.'),
      ).toBecomeVisible()
      const [, inTable] = canvas.getAllByRole('button', { name: 'Clear filters' })
      await userEvent.click(inTable as HTMLElement)
      await expect(search).toHaveValue('')
      await waitFor(() => expect(emails(canvas)).toHaveLength(5))
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Invites of Maria Silva' })).toHaveFocus(),
      )
    })
  },
}

export const TurnsPages: Story = {
  args: { all: manyInvites(23) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }))
    await expect(args.onPageRequestChange).toHaveBeenLastCalledWith({ page: 3, pageSize: 10 })
    await waitFor(() => expect(emails(canvas)).toHaveLength(3))
    await userEvent.type(canvas.getByRole('searchbox'), 'friend.2')
    await expect(await canvas.findByText('Page 1 of 1')).toBecomeVisible()
    await waitFor(() => expect(emails(canvas)[0]).toBe('friend.2@mail.example'))
  },
}

export const SortsByDate: Story = {
  args: { all: invites },
  play: async ({ canvas }) => {
    const emails = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    const given = emails()
    await userEvent.click(canvas.getByRole('button', { name: 'Invite Date' }))
    // The rows follow the press a frame later.
    await waitFor(() => expect(emails()).toEqual(given.toReversed()))
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }))
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Approved'))
  },
}
