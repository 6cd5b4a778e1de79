import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { HearthProvider } from '../../provider/HearthProvider'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { shortTimeouts } from '../../storybook/shortTimeouts'
import { translated } from '../../storybook/translated'
import { TextField } from '../TextField/TextField'
import { Button } from './Button'
import { button } from './Button.css'
import { ButtonAction, type ButtonActionProps } from './ButtonAction'
import { ButtonLink } from './ButtonLink'

const states = {
  idle: {},
  busy: { isPending: true },
  disabled: { isDisabled: true },
  unavailable: { isUnavailable: true },
} satisfies Record<string, Partial<ButtonActionProps>>

const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonAction, ButtonLink },
  args: { children: 'Save changes', onPress: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: valuesOf(button, 'variant') },
    size: { control: 'inline-radio', options: valuesOf(button, 'size') },
    icon: { control: false },
    ref: { control: false },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variant: Story = {
  render: (args) => (
    <Inline>
      {valuesOf(button, 'variant').map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </Inline>
  ),
}

export const Size: Story = {
  render: (args) => (
    <Inline>
      {valuesOf(button, 'size').map((size) => (
        <Button key={size} {...args} size={size}>
          {size}
        </Button>
      ))}
    </Inline>
  ),
}

export const Icon: Story = {
  args: { icon: <Plus />, children: 'Create announcement', variant: 'primary' },
}

export const Busy: Story = { args: { isPending: true, variant: 'primary' } }

export const BusyLabel: Story = {
  args: { isPending: true, pendingLabel: 'Creating...', children: 'Create', variant: 'primary' },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const AsLink: Story = {
  args: { href: '/users', variant: 'primary', children: 'Back to Home' },
}

export const FullWidth: Story = { args: { isFullWidth: true, variant: 'primary' } }

export const LongContent: Story = {
  args: {
    icon: <RefreshCw />,
    isFullWidth: true,
    children: 'Membershipsubscriptionplansynchronisation with the configured billing provider',
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { icon: <Plus />, children: 'إنشاء إعلان' },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Stack space="6">
      {valuesOf(button, 'size').map((size) => (
        <Grid
          key={size}
          caption={size}
          rows={valuesOf(button, 'variant')}
          columns={Object.keys(states) as (keyof typeof states)[]}
        >
          {(variant, state) => (
            <Button variant={variant} size={size} icon={<Plus />} {...states[state]}>
              {variant}
            </Button>
          )}
        </Grid>
      ))}
    </Stack>
  ),
}

export const PressesWithKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const SubmitsItsForm: Story = {
  tags: ['!autodocs'],
  args: { type: 'submit', children: 'Send Reset Link' },
  render: ({ onPress, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onPress?.()
      }}
    >
      <TextField label="Email" value="maria@example.org" onChange={() => {}} />
      <Button {...(args as ButtonActionProps)} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

/** A held Enter would otherwise also press the element that the first press focuses. */
export const IgnoresAHeldEnter: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter>4/}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const IsSkippedWhenDisabled: Story = {
  tags: ['!autodocs'],
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    const disabled = canvas.getByRole('button')
    await expect(disabled).toBeDisabled()
    await userEvent.tab()
    await expect(disabled).not.toHaveFocus()
    await userEvent.click(disabled, { pointerEventsCheck: 0 })
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const AnnouncesTheActivity: Story = {
  tags: ['!autodocs'],
  args: { isPending: true, pendingLabel: 'Creating...', children: 'Create' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Creating\.\.\./)
  },
}

export const SwallowsPressesWhileBusy: Story = {
  tags: ['!autodocs'],
  args: { isPending: true, type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        args.onPress?.()
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const busy = canvas.getByRole('button', { name: 'Save changes' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await userEvent.tab()
    await expect(busy).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(busy)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** Nobody waits for a page that is hidden: the time counts anew when the person comes back. */
export const IsNotSlowWhileHidden: Story = {
  tags: ['!autodocs'],
  args: { isPending: true },
  beforeEach: () => {
    const restore = shortTimeouts()
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true)
    return () => {
      hidden.mockRestore()
      restore()
    }
  },
  play: async ({ canvas }) => {
    const show = (isHidden: boolean) => {
      spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    await expect(canvas.queryByText('Still working')).toBeNull()
    show(false)
    await expect(await canvas.findByText('Still working')).toBecomeVisible()
    show(true)
    await waitFor(() => expect(canvas.queryByText('Still working')).toBeNull())
  },
}

export const KeepsItsWidthWhileBusy: Story = {
  tags: ['!autodocs'],
  render: function Toggle(args) {
    const [isPending, setBusy] = useState(false)
    return (
      <Button
        {...(args as ButtonActionProps)}
        isPending={isPending}
        onPress={() => setBusy(true)}
      />
    )
  },
  play: async ({ canvas }) => {
    const idle = canvas.getByRole('button')
    const { width } = idle.getBoundingClientRect()
    await userEvent.click(idle)
    await expect(idle).toHaveAttribute('aria-busy', 'true')
    await expect(idle.getBoundingClientRect().width).toBe(width)
    await expect(idle).toHaveFocus()
  },
}

const navigate = fn()
const preload = fn()

export const WarmsAndFollowsAnAddress: Story = {
  tags: ['!autodocs'],
  args: { href: '/users', children: 'Users' },
  decorators: [
    (Story) => (
      <HearthProvider brand={{ productName: 'Hearth' }} navigate={navigate} preload={preload}>
        <Story />
      </HearthProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Users' })
    await userEvent.tab()
    await expect(preload).toHaveBeenCalledWith('/users')
    await userEvent.click(link)
    await expect(navigate).toHaveBeenCalledWith('/users')
  },
}

export const ShowsItsActivityOnATranslatedPage: Story = {
  tags: ['!autodocs'],
  decorators: [translated],
  render: function Steps(args) {
    const [step, setStep] = useState(0)
    const isPending = step === 1
    return (
      <Inline>
        <Button
          {...(args as ButtonActionProps)}
          isPending={isPending}
          {...(isPending && { pendingLabel: 'Creating...', icon: <Plus /> })}
        >
          {step === 2 ? 'Create another' : 'Create'}
        </Button>
        <button type="button" onClick={() => setStep(step + 1)}>
          Next step
        </button>
      </Inline>
    )
  },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button')
    const next = canvas.getByRole('button', { name: 'Next step' })
    await expect(button).toHaveAccessibleName('Create')
    await userEvent.click(next)
    await expect(button).toHaveAccessibleName(/^Creating\.\.\./)
    await userEvent.click(next)
    await expect(button).toHaveAccessibleName('Create another')
  },
}
