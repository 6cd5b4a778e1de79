import type { Meta, StoryObj } from '@storybook/react-vite'
import invite from '../../screens/accept-invite/AcceptInviteScreen.stories'
import deleteAccount from '../../screens/delete-account/DeleteAccountScreen.stories'
import forgotPassword from '../../screens/forgot-password/ForgotPasswordScreen.stories'
import login from '../../screens/login/LoginScreen.stories'
import resetPassword from '../../screens/reset-password/ResetPasswordScreen.stories'
import twoFactor from '../../screens/two-factor/TwoFactorScreen.stories'
import verify from '../../screens/verify/VerifyScreen.stories'
import { screenshots } from '../modes'
import { Shown } from './Shown'

const meta = {
  title: 'Pages/Public',
  // The tests run the same stories of the screens.
  tags: ['!autodocs', '!manifest', '!test'],
  parameters: { layout: 'fullscreen', ...screenshots.page },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = { render: () => <Shown meta={login} /> }

export const TwoFactor: Story = { render: () => <Shown meta={twoFactor} /> }

export const ForgotPassword: Story = { render: () => <Shown meta={forgotPassword} /> }

export const ResetPassword: Story = { render: () => <Shown meta={resetPassword} /> }

export const Verify: Story = { render: () => <Shown meta={verify} /> }

export const DeleteAccount: Story = { render: () => <Shown meta={deleteAccount} /> }

export const AcceptInvite: Story = { render: () => <Shown meta={invite} /> }
