import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { Matrix as Grid, valuesOf } from '../../workshop/Matrix'
import { IconButton } from './IconButton'
import { iconButton } from './IconButton.css'
import { IconButtonDeed, type IconButtonDeedProps } from './IconButtonDeed'
import { IconButtonLink } from './IconButtonLink'

const states = {
  idle: {},
  busy: { isBusy: true },
  disabled: { isDisabled: true },
  explained: { disabledReason: 'Awaiting Email Verification' },
} satisfies Record<string, Partial<IconButtonDeedProps>>

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  subcomponents: { IconButtonDeed, IconButtonLink },
  args: { label: 'Delete Maria Silva', icon: <Trash2 />, onPress: fn() },
  argTypes: {
    icon: { control: false },
    variant: { control: 'inline-radio', options: valuesOf(iconButton, 'variant') },
    size: { control: 'inline-radio', options: valuesOf(iconButton, 'size') },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

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

export const Busy: Story = { args: { isBusy: true } }

export const DisabledReason: Story = { args: { disabledReason: 'Awaiting Email Verification' } }

export const AsDownload: Story = {
  args: {
    label: 'Download passport of Maria Silva',
    icon: <Download />,
    href: '/files/passport.pdf',
    download: 'Maria Silva.pdf',
  },
}

export const Matrix: Story = {
  render: () => (
    <Grid
      rows={valuesOf(iconButton, 'variant')}
      columns={Object.keys(states) as (keyof typeof states)[]}
    >
      {(variant, state) => (
        <IconButton
          label={`${variant}, ${state}`}
          icon={<Trash2 />}
          variant={variant}
          {...states[state]}
        />
      )}
    </Grid>
  ),
}

export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } }

export const NamesItselfOnFocus: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const named = canvas.getByRole('button', { name: 'Delete Maria Silva' })
    await userEvent.tab()
    await expect(named).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete Maria Silva')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const ExplainsWhyItIsUnavailable: Story = {
  tags: ['!autodocs'],
  args: { disabledReason: 'Awaiting Email Verification' },
  play: async ({ canvas, args }) => {
    const explained = canvas.getByRole('button', { name: 'Delete Maria Silva' })
    await expect(explained).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(explained)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Awaiting Email Verification',
    )
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
