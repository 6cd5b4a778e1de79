import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fits } from '../../storybook/fits'
import { SignedInScreen } from './SignedInScreen'

const meta = {
  title: 'Screens/Signed in',
  component: SignedInScreen,
  parameters: { layout: 'fullscreen', spec: '2.3' },
  args: {
    page: 'joinTeam',
    name: 'Ada Hearth',
    email: 'ada@hearth.example',
    onSignOut: fn(),
    onStay: fn(),
  },
} satisfies Meta<typeof SignedInScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: /^You are signed in as .*Ada Hearth/ }),
    ).toBecomeVisible()
    await expect(canvas.getByText(/^This invitation is for a new account/)).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and continue' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const ResetPassword: Story = { args: { page: 'resetPassword' } }

export const DeleteAccount: Story = { args: { page: 'deleteAccount' } }

export const Busy: Story = { args: { isSigningOut: true } }

export const LongContent: Story = {
  args: {
    name: `<img src=x onerror="alert(1)">${'unbroken'.repeat(12)}`,
    email: `${'long.address.'.repeat(12)}@example.org`,
  },
  globals: { viewport: { value: 'small' } },
  play: fits,
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fits }
