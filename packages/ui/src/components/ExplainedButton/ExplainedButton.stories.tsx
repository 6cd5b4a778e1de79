import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { button } from '../Button/Button.css'
import { ExplainedButton } from './ExplainedButton'

const meta = {
  title: 'Components/ExplainedButton',
  component: ExplainedButton,
  args: {
    children: 'Verify user',
    disabledReason: 'Awaiting Email Verification',
    onPress: fn(),
  },
  argTypes: {
    variant: { control: 'inline-radio', options: valuesOf(button, 'variant') },
    size: { control: 'inline-radio', options: valuesOf(button, 'size') },
    icon: { control: false },
    ref: { control: false },
  },
} satisfies Meta<typeof ExplainedButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Available: Story = { args: { disabledReason: undefined } }

export const Busy: Story = { args: { isPending: true } }

export const LongContent: Story = {
  args: {
    children: 'Verify Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
    disabledReason: 'The address has not been confirmed by the person who was invited with it',
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { children: 'توثيق', disabledReason: 'بانتظار تأكيد البريد' },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: ({ disabledReason, ...args }) => (
    <Grid rows={valuesOf(button, 'variant')} columns={['available', 'explained'] as const}>
      {(variant, state) => (
        <ExplainedButton
          {...args}
          variant={variant}
          disabledReason={state === 'explained' ? disabledReason : undefined}
        />
      )}
    </Grid>
  ),
}

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

/** 'User Verified': the text is the reason, so a tooltip would only repeat it. */
export const DoesNotRepeatTheReason: Story = {
  tags: ['!autodocs'],
  args: { children: 'User Verified', disabledReason: 'User Verified' },
  play: async ({ canvas, args }) => {
    const explained = canvas.getByRole('button', { name: 'User Verified' })
    await expect(explained).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(explained).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const ShowsItsTooltipOnHover: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    const explained = canvas.getByRole('button')
    // Move the pointer onto the button: if it starts there, the tooltip treats it as keyboard
    // focus.
    await userEvent.hover(canvasElement)
    await userEvent.hover(explained)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Awaiting Email Verification',
    )
    await userEvent.click(explained)
    await expect(screen.getByRole('tooltip')).toBecomeVisible()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const ActsWhenAvailable: Story = {
  tags: ['!autodocs'],
  ...Available,
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('tooltip')).toBeNull()
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
