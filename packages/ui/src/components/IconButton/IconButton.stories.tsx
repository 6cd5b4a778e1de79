import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { iconButton } from '../../internal/iconButton.css'
import { Inline } from '../../layout/Inline/Inline'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { shortTimeouts } from '../../storybook/shortTimeouts'
import { IconButton, type IconButtonProps } from './IconButton'

const states = {
  idle: {},
  pressed: { 'aria-pressed': true },
  busy: { isPending: true },
  disabled: { isDisabled: true },
  explained: { disabledReason: 'Awaiting Email Verification' },
} satisfies Record<string, Partial<IconButtonProps>>

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Delete Maria Silva', icon: <Trash2 />, onPress: fn() },
  argTypes: {
    icon: { control: false },
    variant: { control: 'inline-radio', options: valuesOf(iconButton, 'variant') },
    size: { control: 'inline-radio', options: valuesOf(iconButton, 'size') },
    tooltipPlacement: { control: 'inline-radio', options: ['top', 'bottom', 'start', 'end'] },
    ref: { control: false },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Pending for more than 10 s. */
export const Slow: Story = {
  args: { isPending: true },
  beforeEach: shortTimeouts,
  play: async ({ canvas }) => {
    const name = 'Delete Maria Silva, Still working'
    await expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-busy', 'true')
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Still working$/)
  },
}

export const Variant: Story = {
  render: (args) => (
    <Inline>
      {valuesOf(iconButton, 'variant').map((variant) => (
        <IconButton key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
}

export const Size: Story = {
  render: (args) => (
    <Inline>
      {valuesOf(iconButton, 'size').map((size) => (
        <IconButton key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
}

export const Busy: Story = { args: { isPending: true } }

export const DisabledReason: Story = { args: { disabledReason: 'Awaiting Email Verification' } }

export const RightToLeft: Story = {
  args: { label: 'حذف محمد', tooltipPlacement: 'start' },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Inline space="10" align="start">
      {valuesOf(iconButton, 'size').map((size) => (
        <Grid
          key={size}
          caption={size}
          rows={valuesOf(iconButton, 'variant')}
          columns={Object.keys(states) as (keyof typeof states)[]}
        >
          {(variant, state) => (
            <IconButton
              label={`${variant}, ${size}, ${state}`}
              icon={<Trash2 />}
              variant={variant}
              size={size}
              {...states[state]}
            />
          )}
        </Grid>
      ))}
    </Inline>
  ),
}

export const ShowsItsNameOnFocus: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const named = canvas.getByRole('button', { name: 'Delete Maria Silva' })
    await userEvent.tab()
    await expect(named).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete Maria Silva')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(named).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const ShowsItsNameOnHover: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    // Move the pointer onto the button: if it starts there, the tooltip treats it as keyboard
    // focus.
    await userEvent.hover(canvasElement)
    await userEvent.hover(canvas.getByRole('button'))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete Maria Silva')
    await userEvent.unhover(canvas.getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** In a list of fifty rows, fifty red icons would distract. */
export const IsRedOnlyOnHoverAndFocus: Story = {
  tags: ['!autodocs'],
  args: { variant: 'critical' },
  render: (args) => (
    <Inline>
      <IconButton {...args} label="Edit" variant="quiet" />
      <IconButton {...args} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const quiet = getComputedStyle(canvas.getByRole('button', { name: 'Edit' })).color
    const critical = () =>
      getComputedStyle(canvas.getByRole('button', { name: 'Delete Maria Silva' })).color
    await expect(critical()).toBe(quiet)
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(critical()).not.toBe(quiet))
    await userEvent.tab()
    await waitFor(() => expect(critical()).toBe(quiet))
  },
}

export const SwallowsPressesWhileBusy: Story = {
  tags: ['!autodocs'],
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    const busy = canvas.getByRole('button', { name: /Delete Maria Silva/ })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await userEvent.tab()
    await expect(busy).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(busy)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const ExplainsWhyItIsUnavailable: Story = {
  tags: ['!autodocs'],
  args: { disabledReason: 'Awaiting Email Verification' },
  play: async ({ canvas, args }) => {
    const explained = canvas.getByRole('button', { name: 'Delete Maria Silva' })
    await expect(explained).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(explained).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(explained)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Awaiting Email Verification',
    )
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
