import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { NO_FILTERS, usersBulk } from '../../domain/members/members'
import { demoBulk } from '../../storybook/demoBulk'
import { opensNothing } from '../../storybook/opensNothing'
import { chooseInRow, pressInRow } from '../../storybook/rowMenu'
import { spokenText } from '../../storybook/spokenText'
import { translated } from '../../storybook/translated'
import { LiveUsers } from './UsersScreen.live'
import { complete, manyUsers, tenUsers, verifiable } from './usersFixture'

const onBulk = fn()

const meta = {
  title: 'Screens/Users interactions',
  component: LiveUsers,
  tags: ['!autodocs'],
  parameters: { spec: '2.15' },
  args: {
    all: [...tenUsers, ...manyUsers(31)],
    onFiltersChange: fn(),
    onPageRequestChange: fn(),
    onVerify: fn(async () => {}),
    onBan: fn(async () => {}),
    onUnban: fn(async () => {}),
    onDelete: fn(async () => {}),
    bulk: demoBulk(usersBulk, onBulk),
  },
} satisfies Meta<typeof LiveUsers>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const phone = { viewport: { value: 'phone' } }
const names = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(spokenText)
const calledOnceWith = async (spy: unknown, value: unknown) => {
  await expect(spy).toHaveBeenCalledOnce()
  await expect(spy).toHaveBeenCalledWith(value)
}
/** The open dialog, once it has the focus: earlier key presses would go elsewhere. */
const dialog = async () => {
  const opened = within(await screen.findByRole('alertdialog'))
  await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  return opened
}
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const hasFocus = (canvas: Canvas, role: string, name: string) =>
  waitFor(() => expect(canvas.getByRole(role, { name })).toHaveFocus())
/**
 * While a list of options or a menu is open, and until it has closed, the rest of the page is
 * hidden.
 */
const isGone = (role: 'listbox' | 'menu') =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull())
const choose = async (canvas: Canvas, label: string, option: string) => {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(label) }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await isGone('listbox')
}

/** Rows of one height read faster: an email is cut at one line, and its title says all of it. */
export const CompactRowsHaveOneHeight: Story = {
  args: {
    all: tenUsers.map((user, at) =>
      at === 2 ? { ...user, email: `${'a.very.long.name.'.repeat(6)}@mail.example` } : user,
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    document.documentElement.dataset.density = 'compact'
    return () => {
      delete document.documentElement.dataset.density
    }
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('rowheader')
    const heights = rows.map((cell) => cell.closest('tr')?.getBoundingClientRect().height)
    await expect(new Set(heights)).toEqual(new Set([36]))
    await expect(canvas.getByText(/^a\.very\.long/)).toHaveAttribute(
      'title',
      expect.stringMatching(/@mail\.example$/),
    )
  },
}

export const SearchesAtEachKey: Story = {
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Search members' })
    await userEvent.type(search, 'mar')
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(3)
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      search: 'mar',
      status: 'all',
      badge: 'all',
    })
    await waitFor(() => expect(names(canvas)).toEqual(['Maria Silveira', 'مریم کاظمی']))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 members'))

    search.setSelectionRange(1, 1)
    await userEvent.type(search, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    await expect(search).toHaveValue('mxar')
    await expect(search.selectionStart).toBe(2)

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(search).toHaveValue(''))
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10))
  },
}

/** An address that updates late, as through a router: typed text stays, and Back still works. */
export const KeepsWhatIsTypedWhileTheAddressFollows: Story = {
  render: function Late(args) {
    const [search, setSearch] = useState('')
    const [asked, setAsked] = useState<string[]>([])
    return (
      <>
        <LiveUsers
          {...args}
          heldFilters={{ ...NO_FILTERS, search }}
          onFiltersChange={(next) => setAsked([...asked, next.search])}
        />
        <Button
          onPress={() => {
            setSearch(asked[0] ?? '')
            setAsked(asked.slice(1))
          }}
        >
          Answer
        </Button>
        <Button onPress={() => setSearch('elsewhere')}>Go back</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Search members' })
    const answer = canvas.getByRole('button', { name: 'Answer' })
    await userEvent.type(search, 'abc')
    await expect(search).toHaveValue('abc')
    await userEvent.click(answer)
    await expect(search).toHaveValue('abc')
    await userEvent.click(answer)
    await userEvent.click(answer)
    await expect(search).toHaveValue('abc')
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }))
    await expect(search).toHaveValue('elsewhere')
  },
}

export const FiltersAndClears: Story = {
  play: async ({ args, canvas, step }) => {
    await step('by status', async () => {
      await choose(canvas, 'User Status', 'Banned')
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
        search: '',
        status: 'banned',
        badge: 'all',
      })
      await waitFor(() => expect(names(canvas)).toContain('Ingrid Solbakken'))
    })
    await step('and by citizenship, until nobody is left', async () => {
      await choose(canvas, 'Citizenship Status', 'Approved')
      await userEvent.type(canvas.getByRole('searchbox'), 'nobody')
      await expect(
        await canvas.findByText('No members match your search criteria.'),
      ).toBecomeVisible()
    })
    await step('back to all in one press, with the focus kept in the page', async () => {
      const [inBar, inTable] = canvas.getAllByRole('button', { name: 'Clear filters' })
      await expect(inBar).toBecomeVisible()
      await userEvent.click(inTable as HTMLElement)
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
        search: '',
        status: 'all',
        badge: 'all',
      })
      await expect(canvas.getByRole('searchbox')).toHaveValue('')
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10))
      await hasFocus(canvas, 'heading', 'Users')
    })
  },
}

export const TurnsPages: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageRequestChange).toHaveBeenLastCalledWith({ page: 2, pageSize: 10 })
    await expect(await canvas.findByText('Page 2 of 5')).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }))
    await expect(args.onPageRequestChange).toHaveBeenLastCalledWith({ page: 5, pageSize: 10 })
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
  },
}

export const ChangesThePageSize: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await userEvent.click(canvas.getByRole('button', { name: /Rows per page/ }))
    const sizes = (await screen.findAllByRole('option')).map((option) => option.textContent)
    await expect(sizes).toEqual(['10', '25', '50', '100'])
    await userEvent.click(screen.getByRole('option', { name: '25' }))
    await expect(args.onPageRequestChange).toHaveBeenCalledTimes(2)
    await expect(args.onPageRequestChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 25 })
    await isGone('listbox')
    await expect(await canvas.findByText('Page 1 of 2')).toBecomeVisible()
  },
}

export const BansByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const menuHasFocus = () => hasFocus(canvas, 'button', 'Actions for Maria Silveira')
    await step('Escape takes nothing and gives the focus back', async () => {
      await pressInRow('Maria Silveira', 'Ban')
      await dialog()
      await userEvent.keyboard('{Escape}')
      await dialogIsGone()
      await expect(args.onBan).not.toHaveBeenCalled()
      await menuHasFocus()
    })
    await step('Enter on Cancel, the first stop, does the same', async () => {
      await pressInRow('Maria Silveira', 'Ban')
      await dialog()
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
      await expect(args.onBan).not.toHaveBeenCalled()
      await menuHasFocus()
    })
    await step('one Tab further stands Ban', async () => {
      await pressInRow('Maria Silveira', 'Ban')
      const opened = await dialog()
      await userEvent.tab()
      await expect(opened.getByRole('button', { name: 'Ban' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
      await calledOnceWith(args.onBan, complete)
    })
    await step('the menu keeps the focus, and has its opposite', async () => {
      await menuHasFocus()
      await waitFor(() =>
        expect(canvas.getByRole('row', { name: /Maria Silveira/ })).toHaveTextContent('Banned'),
      )
      await pressInRow('Maria Silveira', 'Unban')
      await dialog()
    })
  },
}

const refused = fn(async () => {
  throw new Error('refused')
})

export const StaysOpenWhenTheActionFails: Story = {
  args: { onBan: refused },
  play: async () => {
    await chooseInRow('Maria Silveira', 'Ban')
    const opened = await dialog()
    await userEvent.click(opened.getByRole('button', { name: 'Ban' }))
    await expect(refused).toHaveBeenCalledOnce()
    // Wait until the action has failed: presses before that are ignored.
    await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toBeEnabled())
    await userEvent.click(opened.getByRole('button', { name: 'Ban' }))
    await expect(refused).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toBeEnabled())
    await userEvent.click(opened.getByRole('button', { name: 'Cancel' }))
    await dialogIsGone()
  },
}

let finish = () => {}
const slow = fn(() => new Promise<void>((resolve) => (finish = resolve)))

export const WaitsForTheAction: Story = {
  args: { onVerify: slow },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Tomás Quintela' }))
    const opened = await dialog()
    await userEvent.click(opened.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toBeDisabled())
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Enter}')
    await calledOnceWith(slow, verifiable)
    await expect(opened.getByText('Are you sure you want to verify this user?')).toBecomeVisible()
    finish()
    await dialogIsGone()
    const row = within(canvas.getByRole('row', { name: /Tomás Quintela/ }))
    await expect(await row.findByRole('cell', { name: 'Verified' })).toBecomeVisible()
    await expect(row.getByRole('cell', { name: 'Pending' })).toBecomeVisible()
    const verified = canvas.getByRole('button', { name: 'User Verified Tomás Quintela' })
    await expect(verified).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByRole('button', { name: 'Verify Tomás Quintela' })).toBeNull()
  },
}

export const DeletesAndKeepsTheFocus: Story = {
  play: async ({ args, canvas }) => {
    const next = canvas.getAllByRole('button', { name: /^Actions for/ })[1]
    await chooseInRow('Maria Silveira', 'Delete')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Delete' }))
    await dialogIsGone()
    await calledOnceWith(args.onDelete, complete)
    await waitFor(() => expect(canvas.queryByText('Maria Silveira')).toBeNull())
    await waitFor(() => expect(next).toHaveFocus())
  },
}

/** An unavailable action says why, to keyboard and pointer alike. */
const saysWhy = (name: string, label: string, reason: string): Story => ({
  play: async ({ args, canvas }) => {
    const verify = canvas.getByRole('button', { name: `${label} ${name}` })
    await expect(verify).toHaveAttribute('aria-disabled', 'true')
    // Reached by keyboard: from the name before it.
    canvas.getByRole('link', { name }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(verify).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(reason))
    // The reason is in the name or in the description, never in both.
    await expect(verify).toHaveAccessibleDescription(label === reason ? '' : reason)
    await userEvent.keyboard('{Enter}')
    await opensNothing('alertdialog')
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
})

export const SaysThatTheEmailIsAwaited = saysWhy(
  'Kwabena Ofori',
  'Verify',
  'Awaiting Email Verification',
)

export const SaysThatAUserIsVerified = saysWhy('Maria Silveira', 'User Verified', 'User Verified')

export const ShowsAllOfALongNameToTheKeyboard: Story = {
  args: { all: [{ ...complete, fullName: 'Maximiliana '.repeat(16).trim() }] },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^Maximiliana/)
    await waitFor(() => expect(name.scrollWidth).toBeGreaterThan(name.clientWidth))
    canvas.getByRole('button', { name: /^Rows per page|Rows per page$/ }).focus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: /^Maximiliana/ })).toHaveFocus()
    await waitFor(() => expect(name.scrollWidth).toBe(name.clientWidth))
  },
}

/** The application asks: a file on a computer outlives its deletion from the store. */
export const AsksBeforeADownload: Story = {
  args: { all: [complete], onDownload: fn() },
  play: async ({ args }) => {
    await chooseInRow('Maria Silveira', 'Download passport')
    await expect(args.onDownload).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'passport', userId: 'member-1', name: 'Passport' }),
    )
    await chooseInRow('Maria Silveira', 'Download certificate')
    await expect(args.onDownload).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'certificate' }),
    )
    await expect(document.querySelector('a[download]')).toBeNull()
  },
}

export const DoesEverythingOnAPhone: Story = {
  globals: phone,
  play: async ({ args, canvas, step }) => {
    const open = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }))
      return within(await screen.findByRole('menu', { name: `Actions for ${name}` }))
    }
    await step('the same actions, by their words', async () => {
      const menu = await open('Maria Silveira')
      const items = menu.getAllByRole('menuitem').map((item) => item.textContent)
      await expect(items).toEqual([
        'Download certificate',
        'Download passport',
        'View invites',
        'Ban',
        'Delete',
      ])
      await expect(menu.getByRole('menuitem', { name: 'Download passport' })).toHaveAttribute(
        'download',
        'Maria Silveira passport.pdf',
      )
      await expect(menu.getByRole('menuitem', { name: 'View invites' })).toHaveAttribute(
        'href',
        '/users/view-invites/member-1',
      )
      await userEvent.keyboard('{Escape}')
      await isGone('menu')
    })
    await step('Verify is on every card, in each of its states', async () => {
      const verify = canvas.getAllByRole('button', { name: /^(Verify|User Verified) / })
      await expect(verify).toHaveLength(10)
      await expect(
        canvas.getByRole('button', { name: 'User Verified Maria Silveira' }),
      ).toHaveAttribute('aria-disabled', 'true')
      await expect(
        canvas.getByRole('button', { name: 'Verify Kwabena Ofori' }),
      ).toHaveAccessibleDescription('Awaiting Email Verification')
      await userEvent.click(canvas.getByRole('button', { name: 'Verify Tomás Quintela' }))
      await userEvent.click((await dialog()).getByRole('button', { name: 'Verify' }))
      await dialogIsGone()
      await expect(args.onVerify).toHaveBeenCalledOnce()
    })
    for (const [name, item, action] of [
      ['Maria Silveira', 'Ban', args.onBan],
      ['Ingrid Solbakken', 'Unban', args.onUnban],
      ['Kwabena Ofori', 'Delete', args.onDelete],
    ] as const) {
      await step(`${item}, after the question`, async () => {
        const menu = await open(name)
        await userEvent.click(menu.getByRole('menuitem', { name: item }))
        await isGone('menu')
        await userEvent.click((await dialog()).getByRole('button', { name: item }))
        await dialogIsGone()
        await expect(action).toHaveBeenCalledOnce()
      })
    }
  },
}

const onDelete = fn(async (): Promise<unknown> => undefined)

export const KeepsTheSelectionOfAUserWhoStays: Story = {
  args: { onDelete },
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Kwabena Ofori' })
    const remove = async () => {
      await chooseInRow('Kwabena Ofori', 'Delete')
      await userEvent.click((await dialog()).getByRole('button', { name: 'Delete' }))
      await dialogIsGone()
    }
    await userEvent.click(box)
    await step('one who may not be deleted', async () => {
      onDelete.mockResolvedValueOnce('conflict')
      await remove()
      await expect(onDelete).toHaveBeenCalledOnce()
      await expect(box).toBeChecked()
    })
    await step('one who is deleted', async () => {
      await remove()
      await waitFor(() => expect(canvas.queryByRole('region', { name: /selected/ })).toBeNull())
    })
  },
}

export const SelectsAcrossPagesAndFilters: Story = {
  play: async ({ canvas, step }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    const bar = async (label: string) => within(await canvas.findByRole('region', { name: label }))
    await step('a page turns and comes back: who was selected is selected', async () => {
      await userEvent.click(box('Select Tomás Quintela'))
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
      await canvas.findByText('Page 2 of 5')
      const { getByText } = await bar('1 selected')
      await expect(getByText('1 selected, 1 not on this page')).toBecomeVisible()
      // The rows follow their page.
      await waitFor(() =>
        expect(canvas.queryByRole('checkbox', { name: 'Select Tomás Quintela' })).toBeNull(),
      )
      await userEvent.click(box('Select all on this page'))
      await bar('11 selected')
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
      await waitFor(() => expect(box('Select Tomás Quintela')).toBeChecked())
      await waitFor(() => expect(box('Select all on this page')).toBePartiallyChecked())
    })
    await step('Escape in the table clears it on all pages', async () => {
      box('Select Tomás Quintela').focus()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('region', { name: /selected/ })).toBeNull()
    })
    await step('people found one after the other are acted on together', async () => {
      const search = canvas.getByRole('searchbox')
      for (const name of ['Maria Silveira', 'Ingrid Solbakken']) {
        await userEvent.clear(search)
        await userEvent.type(search, name)
        await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }))
      }
      const { getByRole } = await bar('2 selected')
      await userEvent.click(getByRole('button', { name: 'Ban 1 of 2' }))
      const opened = await dialog()
      await expect(opened.getByText('Are you sure you want to ban this User')).toBecomeVisible()
      await expect(opened.getByRole('listitem')).toHaveTextContent(/^Maria Silveira/)
      await userEvent.click(opened.getByRole('button', { name: 'Ban' }))
      await expect(onBulk).toHaveBeenLastCalledWith('ban', [complete.id])
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
      await bar('1 selected')
    })
  },
}

export const DeselectsADeletedUser: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Tomás Quintela' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Maria Silveira' }))
    await chooseInRow('Tomás Quintela', 'Delete')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Delete' }))
    await dialogIsGone()
    await expect(await canvas.findByRole('region', { name: '1 selected' })).toBecomeVisible()
  },
}

export const GoesToAView: Story = {
  args: { statusCounts: { all: 41, verified: 28, banned: 4 } },
  play: async ({ canvas, step }) => {
    const views = within(canvas.getByRole('toolbar', { name: 'Views' }))
    const link = (name: string) => views.getByRole('link', { name })
    await step('each view has an address, and a count that is known', async () => {
      await expect(views.getAllByRole('link').map((view) => view.textContent)).toEqual([
        'All 41',
        'Verified 28',
        'Pending ',
        'Banned 4',
      ])
      await expect(link('Pending')).toHaveAttribute('href', '/users?limit=10&status=pending')
      await expect(link('All 41')).toHaveAttribute('href', '/users?limit=10')
    })
    await step('the views are one tab stop, and arrows walk them', async () => {
      link('All 41').focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(link('Pending')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(link('Banned 4')).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('searchbox')).toHaveFocus()
    })
    await step('the filter and the views agree', async () => {
      await expect(link('All 41')).toHaveAttribute('aria-current', 'page')
      await choose(canvas, 'User Status', 'Banned')
      await expect(link('Banned 4')).toHaveAttribute('aria-current', 'page')
      await expect(link('All 41')).not.toHaveAttribute('aria-current')
    })
    await step('a view keeps the search, and then its count would be another number', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'mar')
      await expect(link('Verified')).toHaveAttribute(
        'href',
        '/users?limit=10&search=mar&status=verified',
      )
    })
  },
}

/** The server sorts: the screen asks for an order, and shows when members joined. */
export const AsksForAnOrder: Story = {
  args: {
    all: tenUsers.map((user) => ({ ...user, joinedAt: '2026-11-21T10:22:05.000Z' })),
    sorting: { sort: { columnId: 'name', direction: 'ascending' }, onSortChange: fn() },
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('columnheader', { name: 'Name' })
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(name).getByRole('button'))
    const onSortChange = args.sorting?.onSortChange
    await expect(onSortChange).toHaveBeenLastCalledWith({
      columnId: 'name',
      direction: 'descending',
    })
    const verified = canvas.getByRole('link', { name: /^Verified/ })
    await expect(verified).toHaveAttribute('href', '/users?limit=10&status=verified&sort=name')
    if (window.innerWidth < 1280) return
    const joined = canvas.getByRole('columnheader', { name: 'Joined' })
    await userEvent.click(within(joined).getByRole('button'))
    await expect(onSortChange).toHaveBeenLastCalledWith({
      columnId: 'joined',
      direction: 'ascending',
    })
    await expect(canvas.getAllByText('Nov 21, 2026')).toHaveLength(10)
  },
}

export const IsNotSortableWithoutTheFeature: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('columnheader', { name: 'Name' })
    await expect(within(name).queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('columnheader', { name: 'Joined' })).toBeNull()
  },
}

/** A phone has no headings, and a Select for the order would push the rows down. */
export const HasNoOrderOnAPhone: Story = {
  args: { sorting: { sort: undefined, onSortChange: fn() } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Sort by/ })).toBeNull()
  },
}

export const FiltersOnATranslatedPage: Story = {
  ...FiltersAndClears,
  decorators: [translated],
}
