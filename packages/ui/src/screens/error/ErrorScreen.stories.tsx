import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { ErrorScreen } from './ErrorScreen'

const onRetry = fn()
const onReload = fn()

const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen', spec: '2.1' },
  args: { reason: 'unexpected', onRetry },
} satisfies Meta<typeof ErrorScreen>

export default meta
type Story = StoryObj<typeof ErrorScreen>

export const Ready: Story = { parameters: screenshots.all }

/** Only with drafts does it promise that what was typed comes back. */
export const InputKept: Story = {
  args: { isInputKept: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/What you typed will be back/)).toBecomeVisible()
  },
}

export const InLayout: Story = { args: { container: 'layout' }, parameters: { layout: 'padded' } }

export const Outdated: Story = { args: { reason: 'outdated', onReload } }

export const OutdatedInLayout: Story = {
  args: { reason: 'outdated', onReload, container: 'layout' },
  parameters: { layout: 'padded' },
}

export const OtherPerson: Story = {
  args: {
    reason: 'otherPerson',
    author: 'Ada Hearth',
    current: 'Rui Matos',
    onContinue: fn(),
    onSignIn: fn(),
  },
}

export const LongContent: Story = {
  args: {
    message:
      'The list of members could not be shown because the answer of the server was of a shape that this version of the panel does not know.',
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const TriesAgainByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  },
}

export const Reloads: Story = {
  ...Outdated,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(onReload).toHaveBeenCalledOnce()
  },
}

const onSignIn = fn()
const onContinue = fn()

export const OffersBothWaysOn: Story = {
  args: { reason: 'otherPerson', author: 'Ada', current: 'Rui', onContinue, onSignIn },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in as Ada' }))
    await expect(onSignIn).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as Rui' }))
    await expect(onContinue).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('link', { name: 'Back to Home' })).toBeNull()
  },
}
