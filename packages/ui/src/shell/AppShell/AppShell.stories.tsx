import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { AppShell } from './AppShell'
import { LiveShell } from './AppShell.live'
import { role, shellArgs } from './appShellFixture'

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  args: {
    ...shellArgs,
    onExpandedChange: fn(),
    onThemeChange: fn(),
    onDensityChange: fn(),
    onSignOut: fn(),
  },
  argTypes: { links: { control: false }, children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    spec: '2.2',
    // As tall as a screen, so each story has its own frame.
    docs: { story: { inline: false, height: '640px' } },
  },
  render: (args) => <LiveShell {...args} />,
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

// The toolbar sets these on the docs page.
const tags = ['!autodocs']

const phone = { viewport: { value: 'phone' } }
const small = { viewport: { value: 'small' } }

const longNames = {
  user: {
    name: 'Maria Antonietta Bartolomea Schwarzenberger-Featherstonehaugh',
    email: 'maria.antonietta.schwarzenberger-featherstonehaugh@administration.hearth.example',
    role,
  },
  links: shellArgs.links.map((link) => ({
    ...link,
    name: `${link.name} of the whole community`,
    description: 'A description that is much longer than anybody would have thought of',
  })),
}

const openSheet = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open navigation' }))
  const sheet = await screen.findByRole('dialog', { name: 'Navigation' })
  await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement))
  return sheet
}
const hasNoSidewaysScroll = () =>
  waitFor(() => {
    const page = document.documentElement
    expect(page.scrollWidth).toBe(page.clientWidth)
  })

export const Default: Story = { parameters: screenshots.all }

/** The application has a command menu. */
export const WithSearch: Story = { parameters: screenshots.all, args: { onSearch: fn() } }

export const CollapsedWithSearch: Story = { args: { isExpanded: false, onSearch: fn() } }

export const Collapsed: Story = { parameters: screenshots.both, args: { isExpanded: false } }

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

export const Phone: Story = { tags, globals: phone }

export const PhoneWithSheet: Story = {
  tags,
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await openSheet(canvas)).toBecomeVisible()
  },
}

/** 320 px wide: the sheet leaves a strip of the page, and a press there closes it. */
export const SmallPhone: Story = {
  tags,
  globals: small,
  play: async ({ canvas }) => {
    await hasNoSidewaysScroll()
    const sheet = await openSheet(canvas)
    await waitFor(() =>
      expect(sheet.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 24),
    )
  },
}

export const RightToLeft: Story = {
  parameters: screenshots.one,
  globals: { direction: 'rtl' },
  args: { user: { name: 'מרים לוי', email: 'miriam@hearth.example', role } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main').getBoundingClientRect()
    const navigation = canvas.getByRole('navigation').getBoundingClientRect()
    await expect(navigation.left).toBeGreaterThanOrEqual(main.right)
  },
}

export const PhoneRightToLeft: Story = {
  tags,
  globals: { ...phone, direction: 'rtl' },
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas)
    await waitFor(() =>
      expect(Math.round(sheet.getBoundingClientRect().right)).toBe(window.innerWidth),
    )
  },
}

export const LongContent: Story = {
  parameters: screenshots.all,
  args: longNames,
  play: hasNoSidewaysScroll,
}

export const SmallPhoneLongContent: Story = {
  tags,
  args: longNames,
  globals: small,
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas)
    const account = within(sheet).getByRole('button', { name: /Schwarzenberger/ })
    await expect(account.getBoundingClientRect().right).toBeLessThanOrEqual(
      sheet.getBoundingClientRect().right,
    )
  },
}

export const LargeText: Story = {
  parameters: screenshots.one,
  globals: { textSize: '200' },
  play: hasNoSidewaysScroll,
}

export const SmallPhoneLargeText: Story = {
  tags,
  globals: { ...small, textSize: '200' },
  play: async ({ canvas }) => {
    await hasNoSidewaysScroll()
    const sheet = await openSheet(canvas)
    for (const text of ['Hearth', 'Ana Duarte']) {
      const name = within(sheet).getByText(text)
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    }
    const last = within(sheet).getByRole('link', { name: /Memberships/ })
    last.focus()
    await expect(last).toBecomeVisible()
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
  },
}
