import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { CopyableSecret } from './CopyableSecret'

const meta = {
  title: 'Patterns/CopyableSecret',
  component: CopyableSecret,
  args: {
    label: 'Secret',
    value: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    copyLabel: 'Copy secret',
    toggleText: {
      show: 'Show secret',
      hide: 'Hide secret',
      shown: 'The secret is shown',
      hidden: 'The secret is hidden',
    },
  },
  parameters: { spec: '2.4' },
} satisfies Meta<typeof CopyableSecret>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: screenshots.all }

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show secret' }))
    await expect(canvas.getByLabelText('Secret')).toHaveAttribute('type', 'text')
  },
}

export const Disabled: Story = { args: { value: '', isDisabled: true } }

export const LongContent: Story = {
  args: {
    label: 'Security key for the deletion of the account',
    value: 'JBSWY3DPEHPK3PXP'.repeat(8),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    const field = canvas.getByLabelText('Secret').getBoundingClientRect()
    const copy = canvas.getByRole('button', { name: 'Copy secret' }).getBoundingClientRect()
    await expect(copy.left).toBeGreaterThanOrEqual(field.right)
  },
}

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const ShowsAndCopiesByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const secret = canvas.getByLabelText('Secret')
    await userEvent.tab()
    await expect(secret).toHaveFocus()
    await expect(secret).toHaveAttribute('readonly')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(secret).toHaveAttribute('type', 'text')
    await expect(canvas.getByText('The secret is shown')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect(secret).toHaveAttribute('type', 'password')
    await expect(canvas.getByText('The secret is hidden')).toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(writeText).toHaveBeenCalledWith(args.value)
    await expect(await canvas.findByText('Copied')).toBeInTheDocument()
    // Copying does not reveal it.
    await expect(secret).toHaveAttribute('type', 'password')
  },
}

export const OffersNothingWhileThereIsNone: Story = {
  tags: ['!autodocs'],
  args: { value: '', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Secret')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Show secret' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Copy secret' })).toBeDisabled()
  },
}
