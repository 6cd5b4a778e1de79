import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { onAStoppedClock } from '../../storybook/freezeClock'
import { Matrix as Grid } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { CopyButton, type CopyButtonProps } from './CopyButton'

const states = { idle: {}, disabled: { isDisabled: true } } satisfies Record<
  string,
  Partial<CopyButtonProps>
>

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { label: 'Copy secret key', value: 'JBSWY3DPEHPK3PXP' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Beside a value in a list of facts. */
export const Quiet: Story = { args: { variant: 'quiet', size: 'small' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => (
    <Grid rows={Object.keys(states) as (keyof typeof states)[]} columns={['button']}>
      {(state) => <CopyButton {...args} {...states[state]} />}
    </Grid>
  ),
}

export const RightToLeft: Story = {
  args: { label: 'نسخ الرمز السري' },
  globals: { direction: 'rtl' },
}

export const CopiesAndSaysSo: Story = {
  tags: ['!autodocs'],
  play: onAStoppedClock(async (clock, { canvas, args }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(writeText).toHaveBeenCalledWith(args.value)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    // The message goes away, and the button can be pressed again.
    await clock.waitForTimer(2_000)
    clock.pass(2_000)
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    await userEvent.click(canvas.getByRole('button', { name: 'Copy secret key' }))
    await expect(writeText).toHaveBeenCalledTimes(2)
  }),
}

export const AnnouncesTheFailure: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent("Couldn't copy"))
  },
}

export const CopiesNothingWhenDisabled: Story = {
  tags: ['!autodocs'],
  ...Disabled,
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(writeText).not.toHaveBeenCalled()
  },
}
