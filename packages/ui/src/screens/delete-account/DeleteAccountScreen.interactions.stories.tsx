import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sending } from '../../storybook/submissions'
import { translated } from '../../storybook/translated'
import { LiveDeleteAccount } from './DeleteAccountScreen.live'

const meta = {
  title: 'Screens/Delete account interactions',
  component: LiveDeleteAccount,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', spec: '2.8' },
  args: {
    step: 'email',
    onGetKey: fn(),
    onHaveKey: fn(),
    onDelete: fn(),
    onChangeEmail: fn(),
    onInvalidEmail: fn(),
  },
} satisfies Meta<typeof LiveDeleteAccount>

export default meta
type Story = StoryObj<typeof meta>

export const JudgesTheAddress: Story = {
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Account email' })
    const button = canvas.getByRole('button', { name: 'Get Security Key' })
    await userEvent.type(email, '  {Enter}')
    await expect(button).toBeDisabled()
    await expect(args.onInvalidEmail).not.toHaveBeenCalled()

    await userEvent.clear(email)
    await userEvent.type(email, 'Maria@example')
    await userEvent.click(button)
    await expect(args.onInvalidEmail).toHaveBeenCalledOnce()
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Invalid Email')
    await expect(email).toHaveValue('Maria@example')

    await userEvent.keyboard('.ORG')
    await expect(email).toBeValid()
    await expect(args.onGetKey).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onGetKey).toHaveBeenCalledOnce()
    await expect(args.onGetKey).toHaveBeenCalledWith('maria@example.org')
    await expect(args.onInvalidEmail).toHaveBeenCalledOnce()
  },
}

export const DeletesByKeyboardAndStartsAnew: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('Maria@Example.org{Enter}')
    const key = await canvas.findByRole('textbox', { name: 'Security key' })
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.tab()
    await expect(key).toHaveFocus()
    await userEvent.keyboard(' {Enter}')
    await expect(canvas.getByRole('button', { name: 'Verify Key' })).toBeDisabled()
    await expect(args.onDelete).not.toHaveBeenCalled()

    await userEvent.keyboard('7KQ2-M4XR')
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Verify Key' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription(
      'This permanently deletes the account maria@example.org.',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onDelete).toHaveBeenCalledOnce()
    await expect(args.onDelete).toHaveBeenCalledWith({
      email: 'maria@example.org',
      securityKey: '7KQ2-M4XR',
    })

    const confirmation = await canvas.findByRole('status')
    await expect(confirmation).toHaveTextContent('The account was permanently deleted.')
    await waitFor(() => expect(confirmation.parentElement).toHaveFocus())
    await userEvent.tab()
    const email = canvas.getByRole('textbox', { name: 'Account email' })
    await expect(email).toHaveFocus()
    await expect(email).toHaveValue('')

    await userEvent.keyboard('joao@example.org{Enter}')
    await expect(await canvas.findByRole('textbox', { name: 'Security key' })).toHaveValue('')
    await expect(canvas.getByText('joao@example.org')).toBecomeVisible()
    await expect(canvas.queryByText('The account was permanently deleted.')).toBeNull()
  },
}

export const TakesAKeyOfAnEarlierRequest: Story = {
  play: async ({ canvas, args }) => {
    const haveKey = canvas.getByRole('button', { name: 'I already have a key' })
    await expect(haveKey).toBeDisabled()
    const email = canvas.getByRole('textbox', { name: 'Account email' })
    await userEvent.type(email, 'Maria@example')
    await userEvent.click(haveKey)
    await expect(email).toHaveAccessibleDescription('Invalid Email')
    await userEvent.type(email, '.org')
    await userEvent.click(haveKey)
    await expect(args.onHaveKey).toHaveBeenCalledWith('maria@example.org')
    await expect(args.onGetKey).not.toHaveBeenCalled()
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Security key' }), '7KQ2')
    await expect(canvas.getByText(/^Enter the security key from our email/)).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Key' }))
    await expect(args.onDelete).toHaveBeenCalledWith({
      email: 'maria@example.org',
      securityKey: '7KQ2',
    })
  },
}

export const ChangesTheAddress: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Account email' }),
      'maria@exmaple.org{Enter}',
    )
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Security key' }), '7KQ2')
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }))
    await expect(args.onChangeEmail).toHaveBeenCalledOnce()
    const email = await canvas.findByRole('textbox', { name: 'Account email' })
    await expect(email).toHaveValue('maria@exmaple.org')
    await expect(email).toBeValid()
  },
}

export const IgnoresASecondSubmission: Story = {
  args: { step: 'key', submission: sending },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Security key' }), '7KQ2{Enter}')
    await expect(args.onDelete).not.toHaveBeenCalled()
    await expect(args.onInvalidEmail).not.toHaveBeenCalled()
  },
}

export const DeletesOnATranslatedPage: Story = {
  ...DeletesByKeyboardAndStartsAnew,
  decorators: [translated],
}
