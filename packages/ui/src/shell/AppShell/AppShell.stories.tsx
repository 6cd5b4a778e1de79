import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  BadgeCheck,
  CreditCard,
  LayoutDashboard,
  Megaphone,
  MessagesSquare,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../../components/Card/Card'
import { Stack } from '../../layout/Stack/Stack'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { AppShell, type AppShellProps, type NavLink } from './AppShell'

const links: NavLink[] = [
  { href: '/', name: 'Dashboard', icon: <LayoutDashboard /> },
  { href: '/users', name: 'Users', description: 'Manage members', icon: <Users /> },
  {
    href: '/posts',
    name: 'Posts',
    description: 'Forum posts and comments',
    icon: <MessagesSquare />,
  },
  {
    href: '/announcements',
    name: 'Announcements',
    description: 'System notifications',
    icon: <Megaphone />,
  },
  {
    href: '/badge-requests',
    name: 'Badge Requests',
    description: 'Citizenship verification requests',
    icon: <BadgeCheck />,
  },
  {
    href: '/memberships',
    name: 'Memberships',
    description: 'Subscription plans',
    icon: <CreditCard />,
  },
]

/** Keeps what the application would keep, so that the shell can be worked. */
function Live(props: AppShellProps) {
  const [isExpanded, setIsExpanded] = useState(props.isExpanded)
  const [theme, setTheme] = useState(props.theme)
  return (
    <AppShell
      {...props}
      isExpanded={isExpanded}
      onExpandedChange={(expanded) => {
        setIsExpanded(expanded)
        props.onExpandedChange(expanded)
      }}
      theme={theme}
      onThemeChange={(chosen) => {
        setTheme(chosen)
        props.onThemeChange(chosen)
      }}
    />
  )
}

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  args: {
    links,
    currentPath: '/users/42',
    isExpanded: true,
    onExpandedChange: fn(),
    user: { name: 'Ana Duarte', email: 'ana.duarte@hearth.example' },
    theme: 'system',
    onThemeChange: fn(),
    onSignOut: fn(),
    children: (
      <Stack space="6">
        <PageHeader title="Users" subtitle="Manage members" />
        <Card>The page</Card>
      </Stack>
    ),
  },
  argTypes: { links: { control: false }, children: { control: false } },
  parameters: { layout: 'fullscreen', spec: '2.2' },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const Expanded: Story = {}

export const ExpandedDark: Story = { globals: { theme: 'dark' } }

export const Collapsed: Story = { args: { isExpanded: false } }

export const SigningOut: Story = {
  args: { isSigningOut: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ana Duarte/ }))
    const item = await screen.findByRole('menuitem', { name: 'Sign out Signing out' })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(item)
    await expect(args.onSignOut).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: phone }

export const PhoneWithSheet: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }))
    await expect(await screen.findByRole('dialog', { name: 'Navigation' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { user: { name: 'מרים לוי', email: 'miriam@hearth.example' } },
}

export const PhoneRightToLeft: Story = {
  ...PhoneWithSheet,
  globals: { ...phone, direction: 'rtl' },
}

export const LongContent: Story = {
  args: {
    user: {
      name: 'Maria Antonietta Bartolomea Schwarzenberger-Featherstonehaugh',
      email: 'maria.antonietta.schwarzenberger-featherstonehaugh@administration.hearth.example',
    },
    links: links.map((link) => ({
      ...link,
      name: `${link.name} of the whole community`,
      description: 'A description that is much longer than anybody would have thought of',
    })),
  },
}

export const LargeText: Story = { globals: { textSize: '200' } }

export const MarksTheCurrentPage: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Navigation' })
    const current = within(navigation)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('Users')
  },
}

export const TogglesWithTheShortcut: Story = {
  tags: ['!autodocs'],
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
    await userEvent.keyboard('{Meta>}B{/Meta}')
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Rich text'))
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(args.onExpandedChange).toHaveBeenCalledTimes(2)
  },
}

export const NamesIconsWhenCollapsed: Story = {
  tags: ['!autodocs'],
  args: { isExpanded: false },
  play: async ({ canvas }) => {
    const users = canvas.getByRole('link', { name: 'Users' })
    await userEvent.tab()
    while (document.activeElement !== users) await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Users')
  },
}

export const SkipsToContent: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    // Following it would leave the test's own page: what it leads to can take focus, and that is enough.
    const main = canvas.getByRole('main')
    await expect(skip).toHaveAttribute('href', `#${main.id}`)
    await expect(main).toHaveAttribute('tabindex', '-1')
  },
}

export const ChoosesATheme: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: /Ana Duarte/ })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark')
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

export const SignsOut: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /Ana Duarte/ }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu', { name: /Ana Duarte/ })
    await userEvent.keyboard('sign{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const ClosesTheSheetOnEscape: Story = {
  tags: ['!autodocs'],
  globals: phone,
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Open navigation' })
    await userEvent.click(toggle)
    await screen.findByRole('dialog', { name: 'Navigation' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(toggle).toHaveFocus())
    await expect(args.onExpandedChange).not.toHaveBeenCalled()
  },
}

export const ClosesTheSheetWhenALinkIsFollowed: Story = {
  tags: ['!autodocs'],
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }))
    const sheet = await screen.findByRole('dialog', { name: 'Navigation' })
    await userEvent.click(within(sheet).getByRole('link', { name: /Posts/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
