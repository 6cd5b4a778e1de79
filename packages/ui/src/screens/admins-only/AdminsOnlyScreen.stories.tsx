import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { AdminsOnlyScreen } from './AdminsOnlyScreen'

const meta = {
  title: 'Screens/Admins only',
  component: AdminsOnlyScreen,
  parameters: { spec: '2.1' },
  args: { firstPage: { href: '/memberships', name: 'Memberships' } },
} satisfies Meta<typeof AdminsOnlyScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: screenshots.both,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'This page is for administrators' }),
    ).toBecomeVisible()
  },
}

export const MissingPermission: Story = {
  args: {
    missingPermission: 'members.read',
    pageName: 'Users',
    role: 'Publisher',
    firstPage: { href: '/announcements', name: 'Announcements' },
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent("You don't have access to Users")
    await expect(canvas.getByRole('link', { name: 'What you can do' })).toBecomeVisible()
    await expect(
      canvas.getByText(
        /^Your role, Publisher, doesn't have the permission “Read members, requests, invites/,
      ),
    ).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Announcements' })).toBecomeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'small' } } }

export const LeadsOnByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Go to Memberships' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '/memberships')
  },
}
