import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Moment } from './Moment'

const meta = {
  title: 'Components/Moment',
  component: Moment,
  args: { value: '2026-11-21T09:22:00.000Z' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Moment>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OtherWords: Story = { args: { children: '38 min ago' } }

export const Unknown: Story = { args: { value: 'soon' } }

const tip = () => screen.findByRole('tooltip')
const noTip = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

export const Focused: Story = {
  play: async ({ canvas }) => {
    const moment = canvas.getByText('Nov 21, 2026')
    await userEvent.tab()
    await expect(moment).toHaveFocus()
    await expect(await tip()).toHaveTextContent(/^Nov 21, 2026, \d\d:22 \S/)
    await expect(moment).toHaveAccessibleDescription(/^Nov 21, 2026, \d\d:22 \S/)
  },
}

/** The Escape that hides the tooltip does not reach a surrounding dialog. */
export const StopsThePropagationOfEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const around = fn()
    canvasElement.addEventListener('keydown', around)
    await userEvent.tab()
    await tip()
    await userEvent.keyboard('{Escape}')
    await noTip()
    await expect(around).not.toHaveBeenCalled()
    await expect(canvas.getByText('Nov 21, 2026')).not.toHaveAttribute('aria-description')
    await userEvent.keyboard('{Escape}')
    await expect(around).toHaveBeenCalledOnce()
  },
}

export const HidesWhenItsElementIsRemoved: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const moment = canvas.getByText('Nov 21, 2026')
    const place = moment.parentElement
    await userEvent.hover(moment)
    await tip()
    moment.remove()
    await userEvent.hover(canvasElement)
    await noTip()
    place?.append(moment)
  },
}

export const ShowsTheExactTime: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const moment = canvas.getByText('Nov 21, 2026')
    await userEvent.hover(moment)
    await tip()
    await userEvent.keyboard('{Escape}')
    await noTip()
    await userEvent.unhover(moment)
    await userEvent.tab()
    await tip()
    await userEvent.tab()
    await noTip()
  },
}
