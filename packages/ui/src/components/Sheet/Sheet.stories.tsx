import type { Meta, StoryObj } from '@storybook/react-vite'
import { X } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { Text } from '../Text/Text'
import { Sheet, type SheetProps } from './Sheet'
import { sheet } from './Sheet.css'

const words = 'Joined on 12 March 2026, invited by Ana Duarte. Two devices take notifications.'

/** A button opens the sheet, as in real use, so that the focus can return to it. */
function Opened(props: SheetProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const close = () => {
    setIsOpen(false)
    props.onOpenChange(false)
  }
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Sheet {...props} isOpen={isOpen} onOpenChange={close} />
    </>
  )
}

const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Send</Button>
  </>
)

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  args: { isOpen: true, onOpenChange: fn(), title: 'Maria Silva', children: words },
  argTypes: {
    children: { control: 'text' },
    footer: { control: false },
    side: { control: 'inline-radio', options: valuesOf(sheet, 'side') },
    size: { control: 'inline-radio', options: valuesOf(sheet, 'size') },
    head: { control: false },
  },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

/** The open sheet, once it has the focus. */
async function entered() {
  const panel = await screen.findByRole('dialog')
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  return panel
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const place = (panel: Element) => panel.getBoundingClientRect()

export const Default: Story = { parameters: screenshots.both }

export const Start: Story = { args: { side: 'start', size: 'narrow' } }

export const Wide: Story = { args: { size: 'wide' } }

export const ExtraWide: Story = { args: { size: 'extraWide' } }

export const Footer: Story = { args: { footer } }

export const Busy: Story = { args: { footer, isPending: true } }

export const OwnHead: Story = {
  args: {
    head: 'own',
    children: (
      <Stack>
        <Inline justify="between">
          <Text weight="semibold">A head of its own</Text>
          <IconButton label="Close navigation" icon={<X />} />
        </Inline>
        <Text>{words}</Text>
      </Stack>
    ),
  },
}

export const LongContent: Story = {
  args: {
    title: 'A title that goes on and on, because somebody has put a whole sentence into it',
    children: Array.from({ length: 40 }, () => words).join(' '),
    footer,
  },
}

export const Phone: Story = { args: { footer }, globals: { viewport: { value: 'phone' } } }

export const PhoneLongContent: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }

export const LargeText: Story = {
  ...LongContent,
  globals: { textSize: '200', viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  parameters: screenshots.one,
  args: { title: 'מרים לוי', children: 'הצטרפה ב־12 במרץ 2026.' },
  globals: { direction: 'rtl' },
}

/** Only one sheet can be open at a time, so each has a button that opens it. */
export const Matrix: Story = {
  args: { isOpen: false },
  render: (args) => (
    <Grid rows={valuesOf(sheet, 'size')} columns={valuesOf(sheet, 'side')}>
      {(size, side) => <Opened {...args} size={size} side={side} />}
    </Grid>
  ),
}

export const ReturnsFocus: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await entered()).toHaveAccessibleName('Maria Silva')
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
}

export const KeepsFocusInside: Story = {
  ...Footer,
  tags: ['!autodocs'],
  play: async () => {
    const panel = within(await entered())
    const order = ['Close', 'Cancel', 'Send', 'Close']
    for (const name of order) {
      await userEvent.tab()
      await waitFor(() => expect(panel.getByRole('button', { name })).toHaveFocus())
    }
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(panel.getByRole('button', { name: 'Send' })).toHaveFocus())
  },
}

export const ClosesByItsButtonAndOutside: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(within(await entered()).getByRole('button', { name: 'Close' }))
    await gone()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(within(await entered()).getByText(words))
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await userEvent.click(document.elementFromPoint(2, 2) ?? document.body)
    await gone()
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

export const StaysWhileBusy: Story = {
  ...Busy,
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const panel = await entered()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.elementFromPoint(2, 2) ?? document.body)
    await expect(within(panel).getByRole('button', { name: 'Close' })).toBeDisabled()
    await expect(panel).toBecomeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const SlidesInFromItsSide: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const panel = await entered()
    await waitFor(() => expect(place(panel).right).toBe(document.documentElement.clientWidth))
    await expect(place(panel).left).toBeGreaterThan(0)
    await expect(place(panel).height).toBe(window.innerHeight)
  },
}

export const AppearsOnTheLeftInHebrew: Story = {
  ...RightToLeft,
  parameters: {},
  tags: ['!autodocs'],
  play: async () => {
    const panel = await entered()
    await waitFor(() => expect(Math.round(place(panel).left)).toBeLessThanOrEqual(1))
    await expect(place(panel).right).toBeLessThan(document.documentElement.clientWidth)
  },
}

export const LeavesAStripOfThePageOnAPhone: Story = {
  ...PhoneLongContent,
  tags: ['!autodocs'],
  play: async () => {
    const panel = await entered()
    await waitFor(() => expect(place(panel).left).toBeGreaterThanOrEqual(32))
    const send = within(panel).getByRole('button', { name: 'Send' })
    await waitFor(() => expect(place(send).bottom).toBeLessThanOrEqual(window.innerHeight))
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
