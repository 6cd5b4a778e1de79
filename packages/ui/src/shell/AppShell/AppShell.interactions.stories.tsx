import type { Meta, StoryObj } from '@storybook/react-vite'
import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { useUnsentReasons } from '../../patterns/Confirm/useConfirm'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { HearthProvider } from '../../provider/HearthProvider'
import { LiveShell } from './AppShell.live'
import { links, shellArgs } from './appShellFixture'

const meta = {
  title: 'Shell/AppShell interactions',
  component: LiveShell,
  tags: ['!autodocs'],
  args: {
    ...shellArgs,
    onExpandedChange: fn(),
    onThemeChange: fn(),
    onDensityChange: fn(),
    onSignOut: fn(),
  },
  parameters: { layout: 'fullscreen', spec: '2.2' },
} satisfies Meta<typeof LiveShell>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const sheetIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** Only administrators use the panel (specification 6), as the badge and the menu state. */
export const NamesTheSignedInPerson: Story = {
  play: async ({ canvas }) => {
    const account = canvas.getByRole('button', { name: /Ana Duarte/ })
    await expect(account).toHaveTextContent('Ana DuarteAdminana.duarte@hearth.example')
    await userEvent.click(account)
    await screen.findByRole('menu', { name: /Ana Duarte/ })
    await expect(screen.getByText('Administrator')).toBecomeVisible()
  },
}

/** Another application has its own words, or none: the shell claims no role. */
export const ClaimsNoRole: Story = {
  args: { caption: 'Partners', user: { name: 'Ana Duarte', email: 'ana.duarte@hearth.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Partners')).toBecomeVisible()
    const account = canvas.getByRole('button', { name: /Ana Duarte/ })
    await expect(account).toHaveTextContent(/Ana Duarteana.duarte@hearth.example$/)
    await userEvent.click(account)
    await screen.findByRole('menu', { name: /Ana Duarte/ })
    await expect(screen.queryByText(/^Admin/)).toBeNull()
  },
}

/** The name of the community stands between those of the product and of the panel. */
export const NamesTheCommunity: Story = {
  decorators: [
    (Story) => (
      <HearthProvider
        brand={{ productName: 'Hearth', communityName: 'Riverside Commons' }}
        navigate={() => {}}
      >
        <Story />
      </HearthProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Riverside Commons')).toBecomeVisible()
    await expect(canvas.getByText('Admin Dashboard')).toBecomeVisible()
    const { top } = canvas.getByText('Hearth').getBoundingClientRect()
    await expect(top, 'the names do not touch the edge').toBeGreaterThanOrEqual(8)
  },
}

/** A deployment may have its own link, with an icon from lucide-react. */
export const TakesAnyIcon: Story = {
  args: {
    links: [...links, { href: '/partners', name: 'Partners', icon: <Handshake /> }],
  },
  play: async ({ canvas }) => {
    const widthOf = (name: string) =>
      canvas.getByRole('link', { name }).querySelector('svg')?.getBoundingClientRect().width
    await expect(widthOf('Partners')).toBeGreaterThan(0)
    await expect(widthOf('Partners')).toBe(widthOf('Users'))
  },
}

export const NamesItsLandmarks: Story = {
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Navigation' })
    await expect(navigation.closest('header')?.closest('main')).toBeNull()
    await expect(
      within(navigation)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(links.map(({ href }) => href))
    await expect(
      within(canvas.getByRole('main')).getByRole('heading', { level: 1 }),
    ).toBecomeVisible()
  },
}

export const RingsTheBell: Story = {
  args: { onRecentActions: fn() },
  play: async ({ canvas, args, step }) => {
    const bell = canvas.getByRole('button', { name: 'Your recent activity' })
    const calls = mocked(args.onRecentActions)?.mock.calls
    await userEvent.click(bell)
    await expect(calls?.[0]?.[0].current).toBe(bell)
    await step('by keyboard from the menu before it', async () => {
      canvas.getByRole('button', { name: /Ana Duarte/ }).focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('menuitem', { name: 'Your recent activity' })
      await userEvent.keyboard('Your{Enter}')
      await waitFor(() => expect(calls).toHaveLength(2))
      await expect(calls?.[1]?.[0].current).toBe(bell)
    })
  },
}

export const RingsTheBellOnAPhone: Story = {
  args: { onRecentActions: fn() },
  globals: phone,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Navigation' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Your recent activity' }))
    await expect(args.onRecentActions).toHaveBeenCalledOnce()
    await sheetIsGone()
  },
}

export const MarksTheCurrentPage: Story = {
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Navigation' })
    const current = within(navigation)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('Users')
  },
}

export const SeparatesGroups: Story = {
  args: {
    links: links.map((link, index) => ({ ...link, group: index < 2 ? 'work' : 'community' })),
  },
  play: async ({ canvas, step }) => {
    const items = canvas.getAllByRole('listitem')
    await step('and each has one stop of Tab', async () => {
      const stops = canvas.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)
      const hrefs = stops.map((link) => link.getAttribute('href'))
      await expect(hrefs).toEqual(['#main', '/users', '/posts'])
    })
    const lines = items.map((item) => getComputedStyle(item).borderBlockStartWidth !== '0px')
    await expect(lines).toEqual([false, false, true, false, false, false])
  },
}

/** The whole shell by Tab, Enter, arrows and Escape. */
export const IsWalkedByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const account = canvas.getByRole('button', { name: /Ana Duarte/ })
    await step('the skip link comes first, and shows', async () => {
      await userEvent.tab()
      const skip = canvas.getByRole('link', { name: 'Skip to content' })
      await expect(skip).toHaveFocus()
      await expect(getComputedStyle(skip).clipPath).toBe('none')
      // Following the link would leave the page of the test, so only check that its target can be
      // focused.
      const main = canvas.getByRole('main')
      await expect(skip).toHaveAttribute('href', `#${main.id}`)
      await expect(main).toHaveAttribute('tabindex', '-1')
    })
    await step('then the toggle, which says and changes the state', async () => {
      await userEvent.tab()
      const toggle = canvas.getByRole('button', { name: 'Toggle navigation' })
      await expect(toggle).toHaveFocus()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{Enter}')
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false)
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'))
      await expect(toggle).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'))
    })
    await step('then the current link, and arrow keys lead to every other', async () => {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAttribute('href', '/users')
      await userEvent.keyboard('{Home}')
      for (const { href } of links) {
        await expect(document.activeElement).toHaveAttribute('href', href)
        await userEvent.keyboard('{ArrowDown}')
      }
      await expect(document.activeElement).toHaveAttribute('href', '/memberships')
      await userEvent.keyboard('{ArrowUp}')
      await expect(document.activeElement).toHaveAttribute('href', '/badge-requests')
      await userEvent.keyboard('{End}')
    })
    await step('the shortcut works from there too, and leaves the focus', async () => {
      for (const expanded of [false, true]) {
        await userEvent.keyboard('{Control>}b{/Control}')
        await expect(args.onExpandedChange).toHaveBeenLastCalledWith(expanded)
      }
      await expect(document.activeElement).toHaveAttribute('href', links.at(-1)?.href)
    })
    await step('then the user menu: arrows move in it, Escape gives the focus back', async () => {
      await userEvent.tab()
      await expect(account).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('menu', { name: /Ana Duarte/ })
      await waitFor(() =>
        expect(screen.getByRole('menuitemradio', { name: 'System' })).toHaveFocus(),
      )
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() =>
        expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus(),
      )
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(account).toHaveFocus())
    })
  },
}

export const TogglesWithTheShortcut: Story = {
  args: {
    children: (
      <>
        <PageHeader title="Users" />
        <p contentEditable suppressContentEditableWarning>
          Rich text
        </p>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(canvas.queryByText('Memberships')).toBeNull())
    await userEvent.keyboard('{Meta>}B{/Meta}')
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true)
    await expect(await canvas.findByText('Memberships')).toBecomeVisible()
    await userEvent.click(canvas.getByText('Rich text'))
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(args.onExpandedChange).toHaveBeenCalledTimes(2)
  },
}

export const OpensTheSearch: Story = {
  args: { onSearch: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

export const OpensTheSearchFromTheTopBar: Story = {
  ...OpensTheSearch,
  args: { onSearch: fn() },
  globals: phone,
}

export const NamesTheSearchWhenCollapsed: Story = {
  args: { isExpanded: false, onSearch: fn() },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Search'))
  },
}

export const NamesIconsWhenCollapsed: Story = {
  args: { isExpanded: false },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle navigation' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    for (const { name } of links) {
      await expect(canvas.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveFocus()
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(name))
      await userEvent.keyboard('{ArrowDown}')
    }
  },
}

/** The text above the items of the menu is not focusable: its button has the same text. */
export const NamesThePersonWhenCollapsed: Story = {
  args: { isExpanded: false },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account of Ana Duarte' })
    await expect(trigger).toHaveAccessibleDescription(/@.*, Administrator$/)
  },
}

export const ChoosesATheme: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: /Ana Duarte/ })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const ChoosesADensity: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ana Duarte/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact' }))
    await expect(args.onDensityChange).toHaveBeenLastCalledWith('compact')
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked(),
    )
    await expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked()
  },
}

/** Offered only where documents can be seen. */
export const ChoosesHowDocumentsOpen: Story = {
  args: { documents: 'blurred', onDocumentsChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ana Duarte/ }))
    const blurred = await screen.findByRole('menuitemradio', { name: 'Blurred at first' })
    await expect(blurred).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Clear at once' }))
    await expect(args.onDocumentsChange).toHaveBeenLastCalledWith('clear')
    await waitFor(() => expect(blurred).not.toBeChecked())
    await expect(screen.getByRole('menuitemradio', { name: 'Comfortable' })).toBeChecked()
  },
}

export const OffersNoChoiceWithoutDocuments: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ana Duarte/ }))
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(5)
  },
}

export const SignsOut: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /Ana Duarte/ }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu', { name: /Ana Duarte/ })
    const signOut = screen.getByRole('menuitem', { name: 'Sign out' })
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(signOut).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const OpensTheSheetWithTheShortcut: Story = {
  globals: phone,
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Open navigation' })
    await userEvent.keyboard('{Control>}b{/Control}')
    await screen.findByRole('dialog', { name: 'Navigation' })
    await userEvent.keyboard('{Meta>}b{/Meta}')
    await sheetIsGone()
    await expect(args.onExpandedChange).not.toHaveBeenCalled()
  },
}

export const ClosesTheSheetOnEscape: Story = {
  globals: phone,
  play: async ({ canvas, args, step }) => {
    const toggle = await canvas.findByRole('button', { name: 'Open navigation' })
    await step('Enter opens it, and the focus goes in and stays', async () => {
      toggle.focus()
      await userEvent.keyboard('{Enter}')
      const sheet = await screen.findByRole('dialog', { name: 'Navigation' })
      // A full round: close, the current link, the user menu, close, and the current link again.
      for (let stops = 5; stops > 0; stops -= 1) {
        await userEvent.tab()
        await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement))
      }
      await expect(within(sheet).getByRole('link', { name: /^Users/ })).toHaveFocus()
    })
    await step('Escape closes it, and the focus comes back', async () => {
      await userEvent.keyboard('{Escape}')
      await sheetIsGone()
      await waitFor(() => expect(toggle).toHaveFocus())
      await expect(args.onExpandedChange).not.toHaveBeenCalled()
    })
  },
}

export const ClosesTheSheetWhenALinkIsFollowed: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open navigation' }))
    const sheet = await screen.findByRole('dialog', { name: 'Navigation' })
    await userEvent.click(within(sheet).getByRole('link', { name: /Posts/ }))
    await sheetIsGone()
  },
}

function Typing() {
  const unsentReasons = useUnsentReasons()
  const [count, setCount] = useState(unsentReasons.size)
  const type = () => {
    unsentReasons.set('reason ban u1', { reason: 'Spam', notify: false })
    setCount(unsentReasons.size)
  }
  return (
    <button type="button" onClick={type}>
      {`Unsent: ${count}`}
    </button>
  )
}

export const KeepsUnsentReasonsForOneSession: Story = {
  render: function Render(args) {
    const [session, setSession] = useState(1)
    const [page, setPage] = useState(1)
    return (
      <LiveShell key={session} {...args}>
        <Typing key={page} />
        <button type="button" onClick={() => setPage(page + 1)}>
          Go on
        </button>
        <button type="button" onClick={() => setSession(session + 1)}>
          End
        </button>
      </LiveShell>
    )
  },
  play: async ({ canvas }) => {
    const unsent = () => canvas.getByRole('button', { name: /^Unsent/ })
    await userEvent.click(unsent())
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(unsent()).toHaveTextContent('Unsent: 1')
    await userEvent.click(canvas.getByRole('button', { name: 'End' }))
    await expect(unsent()).toHaveTextContent('Unsent: 0')
  },
}
