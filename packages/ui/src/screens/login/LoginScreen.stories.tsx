import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { breakable } from '../../storybook/drafts'
import { screenshots } from '../../storybook/modes'
import { refused, sending, useStorySubmission } from '../../storybook/submissions'
import { translated } from '../../storybook/translated'
import { LoginScreen } from './LoginScreen'
import type { SignInValue } from './login.schema'

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen', spec: '2.3' },
  args: { onSignIn: fn() },
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveFocus())
    // The names by which password managers find both fields (HTML, autofill).
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
  },
}

export const Busy: Story = { args: { submission: sending } }

const refusal = { submission: refused({ message: 'Invalid email or password' }) }

export const Refused: Story = { parameters: screenshots.all, args: refusal }

/** The server accepts no attempts for now. */
export const Wait: Story = {
  args: {
    submission: refused({
      message: 'Too many attempts. Please wait before you try again.',
      retryAt: new Date('2026-06-15T09:31:30Z'),
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can try again in 1:30.')
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'a@b.org{Enter}')
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

export const FieldErrors: Story = {
  args: {
    submission: refused({
      fieldErrors: [{ field: 'email', message: 'This address is not an administrator' }],
    }),
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('This address is not an administrator')
  },
}

export const LongContent: Story = {
  args: {
    submission: refused({
      message:
        'Too many attempts from this address. For the safety of the community this account is locked for a while: wait for fifteen minutes and try again, or ask another administrator.',
    }),
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { args: refusal, globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } }

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const NamesTheInvalidFields: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    const email = canvas.getByRole('textbox', { name: 'Email' })
    const password = canvas.getByLabelText('Password')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Email is required')
    await expect(password).toHaveAccessibleDescription('Password is required')

    await userEvent.keyboard('maria@example.org{Enter}')
    await expect(email).toBeValid()
    await waitFor(() => expect(password).toHaveFocus())
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

export const SignsInByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus())
    await userEvent.keyboard('Maria.Silva@Example.org')
    await userEvent.tab()
    await userEvent.keyboard('S3cret pass{Enter}')
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: 'maria.silva@example.org',
      password: 'S3cret pass',
    })
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'Maria.Silva@Example.org',
    )
  },
}

export const KeepsTypedText: Story = {
  tags: ['!autodocs'],
  args: {
    submission: refused({ fieldErrors: [{ field: 'password', message: 'Wrong password' }] }),
  },
  play: async ({ canvas, args }) => {
    const password = canvas.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription('Wrong password')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'maria@example.org')
    await expect(password).toHaveAccessibleDescription('Wrong password')
    await userEvent.type(password, 'better')
    await expect(password).toBeValid()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignIn).toHaveBeenCalledWith({
      email: 'maria@example.org',
      password: 'better',
    })
  },
}

/** The page broke, and the person has tried again. */
export const KeepsTheEmail: Story = {
  tags: ['!autodocs'],
  decorators: [breakable],
  play: async ({ canvas, step }) => {
    const email = () => canvas.getByRole('textbox', { name: 'Email' })
    const password = () => canvas.getByLabelText('Password')
    await userEvent.type(email(), 'maria@example.org')
    await userEvent.type(password(), 'secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Break' }))
    await step('and never the password', async () => {
      await expect(email()).toHaveValue('maria@example.org')
      await expect(password()).toHaveValue('')
    })
  },
}

export const IgnoresASecondSubmission: Story = {
  tags: ['!autodocs'],
  args: { submission: sending },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'maria@example.org')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

export const KeepsTheFormOnATranslatedPage: Story = {
  tags: ['!autodocs'],
  decorators: [translated],
  args: { onSignIn: fn(() => Promise.reject(new Error('Invalid email or password'))) },
  render: function Refusing({ onSignIn }) {
    const [send, submission] = useStorySubmission(async (value: SignInValue) => onSignIn(value))
    return (
      <LoginScreen onSignIn={(value) => void send(value).catch(() => {})} submission={submission} />
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'maria@example.org')
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password')
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledTimes(2))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Email is required',
    )
  },
}
