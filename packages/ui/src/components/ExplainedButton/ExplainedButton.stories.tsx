import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ExplainedButton } from './ExplainedButton'

const meta = {
  title: 'Components/ExplainedButton',
  component: ExplainedButton,
  args: {
    children: 'Verify user',
    disabledReason: 'Awaiting Email Verification',
    onPress: fn(),
  },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof ExplainedButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Available: Story = { args: { disabledReason: undefined } }

export const Primary: Story = { args: { variant: 'primary' } }

export const ExplainsWhyItIsUnavailable: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const explained = canvas.getByRole('button')
    await expect(explained).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(explained).toHaveFocus()
    const reason = await screen.findByRole('tooltip')
    await expect(reason).toHaveTextContent('Awaiting Email Verification')
    await expect(explained).toHaveAccessibleDescription('Awaiting Email Verification')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('tooltip')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const KeepsTheFocusWhenTheReasonGoes: Story = {
  tags: ['!autodocs'],
  render: function Render({ disabledReason, ...args }) {
    const [reason, setReason] = useState<string | undefined>(disabledReason)
    useEffect(() => {
      const change = ({ key }: KeyboardEvent) => key === 'v' && setReason(undefined)
      addEventListener('keydown', change)
      return () => removeEventListener('keydown', change)
    }, [])
    return <ExplainedButton {...args} disabledReason={reason} />
  },
  play: async ({ canvas, args }) => {
    const explained = canvas.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('v')
    await waitFor(() => expect(explained).not.toHaveAttribute('aria-disabled'))
    await expect(explained).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
