import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { CopyButton } from './CopyButton'

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { label: 'Copy secret', value: 'JBSWY3DPEHPK3PXP' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = { args: { isDisabled: true } }

export const CopiesAndSaysSo: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(writeText).toHaveBeenCalledWith(args.value)
    await expect(await canvas.findByText('Copied')).toBeInTheDocument()
  },
}

export const SaysThatItFailed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Could not be copied')).toBeInTheDocument()
  },
}
