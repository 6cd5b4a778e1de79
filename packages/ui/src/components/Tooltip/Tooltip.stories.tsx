import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { screenshots } from '../../storybook/modes'
import { Button } from '../Button/Button'
import { Tooltip, type TooltipProps } from './Tooltip'

const placements = ['top', 'bottom', 'start', 'end'] satisfies TooltipProps['placement'][]

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { content: 'Refresh data', children: <Button>Sync</Button> },
  argTypes: {
    children: { control: false },
    placement: { control: 'inline-radio', options: placements },
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

const shown = () => screen.findByRole('tooltip')
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

export const Default: Story = {}

export const Open: Story = { args: { isOpen: true } }

export const Placement: Story = {
  args: { isOpen: true, placement: 'end', content: 'At the end of the control' },
}

export const LongContent: Story = {
  args: {
    isOpen: true,
    content: 'Counts announcements dated today in the zone of the server, which is UTC by default',
  },
  globals: { viewport: { value: 'small' } },
}

export const LargeText: Story = { ...LongContent, globals: { textSize: '200' } }

export const RightToLeft: Story = { ...Placement, globals: { direction: 'rtl' } }

/** A script positions the tooltips: wait until all are in place. */
export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Stack space="12" align="center">
      {placements.map((placement) => (
        <Tooltip key={placement} content={`To the ${placement}`} placement={placement} isOpen>
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </Stack>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('tooltip')).toHaveLength(placements.length))
    for (const tooltip of screen.getAllByRole('tooltip')) {
      await waitFor(() => expect(tooltip).toHaveAttribute('data-placement'))
    }
  },
}

/** Escape only hides the tooltip and does not reach a surrounding dialog. */
export const ShowsOnFocusAndHidesOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button')
    const onKeyDown = fn()
    canvasElement.addEventListener('keydown', onKeyDown)
    await userEvent.tab()
    await expect(await shown()).toHaveTextContent('Refresh data')
    await waitFor(() => expect(button).toHaveAccessibleDescription('Refresh data'))
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(button).toHaveFocus()
    await expect(onKeyDown).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onKeyDown).toHaveBeenCalledOnce()
  },
}

export const HidesWhenTheFocusLeaves: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await userEvent.tab()
    await shown()
    await userEvent.tab()
    await gone()
  },
}

export const ShowsOnHover: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    // Move the pointer onto the button: if it starts there, the tooltip treats it as keyboard
    // focus.
    await userEvent.hover(canvasElement)
    await userEvent.hover(canvas.getByRole('button'))
    await expect(await shown()).toBecomeVisible()
    await userEvent.unhover(canvas.getByRole('button'))
    await gone()
  },
}

/** WCAG 1.4.13: the pointer can move onto it, to read or magnify it. */
export const StaysWhileThePointerIsOnIt: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvasElement)
    await userEvent.hover(canvas.getByRole('button'))
    const tooltip = await shown()
    await userEvent.hover(tooltip)
    await expect(tooltip).toBecomeVisible()
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}

export const HidesOnPress: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvasElement)
    await userEvent.hover(canvas.getByRole('button'))
    await shown()
    await userEvent.click(canvas.getByRole('button'))
    await gone()
  },
}

export const ShowsNothingForAnEmptyText: Story = {
  tags: ['!autodocs'],
  args: { content: '' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}
