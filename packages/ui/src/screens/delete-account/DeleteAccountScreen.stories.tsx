import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { refused, sending } from '../../storybook/submissions'
import { DeleteAccountScreen } from './DeleteAccountScreen'
import { LiveDeleteAccount } from './DeleteAccountScreen.live'

const meta = {
  title: 'Screens/Delete account',
  component: DeleteAccountScreen,
  parameters: {
    layout: 'fullscreen',
    spec: '2.8',
    // Messages take the focus: each story has its own frame, otherwise the docs page would jump.
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    step: 'email',
    onGetKey: fn(),
    onHaveKey: fn(),
    onDelete: fn(),
    onChangeEmail: fn(),
    onInvalidEmail: fn(),
  },
} satisfies Meta<typeof DeleteAccountScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Account email' })).toHaveAttribute(
      'autocomplete',
      'email',
    )
    await expect(canvas.getByRole('button', { name: 'Get Security Key' })).toBeDisabled()
  },
}

/** Where the deployment offers the page of own data. */
export const WithCopy: Story = {
  args: { copyHref: '/my-data' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Get a copy of your data first' }),
    ).toHaveAttribute('href', '/my-data')
  },
}

export const Key: Story = {
  parameters: screenshots.all,
  render: (args) => <LiveDeleteAccount {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Account email' }),
      'maria.silva@example.org{Enter}',
    )
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    const button = canvas.getByRole('button', { name: 'Verify Key' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(
      'This permanently deletes the account maria.silva@example.org.',
    )
  },
}

/** The page was loaded again while the person read the email. */
export const KeyAfterAReload: Story = {
  args: { step: 'key', email: 'maria.silva@example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verify Key' })).toHaveAccessibleDescription(
      'This permanently deletes the account maria.silva@example.org.',
    )
  },
}

export const Busy: Story = { args: { submission: sending } }

export const BusyKey: Story = { args: { step: 'key', submission: sending } }

export const Deleted: Story = {
  args: { isDeleted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The account was permanently deleted.',
    )
    await expect(canvas.getByRole('textbox', { name: 'Account email' })).toHaveValue('')
  },
}

export const Failed: Story = {
  args: {
    step: 'key',
    submission: refused({ message: 'This security key is invalid or has expired' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('invalid or has expired')
  },
}

export const FieldErrors: Story = {
  args: {
    step: 'key',
    submission: refused({
      fieldErrors: [{ field: 'securityKey', message: 'This is no security key' }],
    }),
  },
  play: async ({ canvas }) => {
    const key = canvas.getByRole('textbox', { name: 'Security key' })
    await waitFor(() => expect(key).toHaveFocus())
    await expect(key).toHaveAccessibleDescription('This is no security key')
  },
}

export const LongContent: Story = {
  args: {
    step: 'key',
    submission: refused({
      message:
        'Too many attempts from this address. For the safety of the community no more keys are taken from here for a while: wait for fifteen minutes and ask for a new one. <img src=x onerror=alert(1)>',
    }),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Too many attempts .* onerror=alert\(1\)>$/,
    )
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const KeyRightToLeft: Story = { args: { step: 'key' }, globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const SmallPhone: Story = {
  args: { step: 'key' },
  globals: { viewport: { value: 'small' } },
}

export const LargeText: Story = {
  args: { step: 'key' },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
