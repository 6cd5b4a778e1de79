import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleQuestionMark } from 'lucide-react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { drafted } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { Link } from '../Link/Link'
import { Select } from '../Select/Select'
import { Text } from '../Text/Text'
import { Popover, type PopoverProps } from './Popover'

const placements = [
  'bottom',
  'bottom start',
  'bottom end',
  'top',
  'top start',
  'top end',
  'start',
  'end',
] satisfies PopoverProps['placement'][]

const onElsewhere = fn()

const meta = {
  title: 'Components/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  args: {
    trigger: <IconButton label="About active invites" icon={<CircleQuestionMark />} />,
    title: 'Active Invites',
    children: (
      <Stack space="2">
        <Text>Invitations that are pending or approved. Rejected ones are not counted.</Text>
        <Link href="/users" variant="standalone">
          See all users
        </Link>
      </Stack>
    ),
    onOpenChange: fn(),
  },
  argTypes: {
    trigger: { control: false },
    children: { control: false },
    isOpen: { control: 'boolean' },
    placement: { control: 'select', options: placements },
  },
  beforeEach: () => {
    onElsewhere.mockClear()
  },
  // The controls beside it stay usable and take the focus next.
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Button onPress={onElsewhere}>Elsewhere</Button>
    </Inline>
  ),
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

/** The open panel, once it has the focus. */
async function entered() {
  const panel = await screen.findByRole('dialog', { name: 'Active Invites' })
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  return panel
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const trigger = () => screen.getByRole('button', { name: 'About active invites' })

export const Default: Story = {}

export const Open: Story = { args: { isOpen: true } }

export const Arrow: Story = {
  parameters: { ...screenshots.both, layout: 'centered' },
  args: { isOpen: true, hasArrow: true, placement: 'bottom' },
  play: async () => {
    await expect(await entered()).toBecomeVisible()
  },
}

export const Placement: Story = {
  parameters: { layout: 'centered' },
  args: { isOpen: true, hasArrow: true, placement: 'end' },
}

export const Above: Story = {
  parameters: { layout: 'centered' },
  args: { isOpen: true, hasArrow: true, placement: 'top start' },
}

export const LongContent: Story = {
  args: {
    isOpen: true,
    title: 'What counts as an active invitation, and what has become of all the others',
    children: <Text>{'Wolfeschlegelsteinhausenbergerdorff '.repeat(60)}</Text>,
  },
  globals: { viewport: { value: 'small' } },
}

export const LargeText: Story = {
  args: { isOpen: true },
  globals: { textSize: '200', viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: {
    isOpen: true,
    hasArrow: true,
    placement: 'end',
    title: 'הזמנות פעילות',
    children: <Text>הזמנות שממתינות או שאושרו.</Text>,
  },
  globals: { direction: 'rtl' },
}

export const ReturnsFocusOnEscape: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(trigger()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const panel = await entered()
    await expect(trigger()).toHaveAttribute('aria-expanded', 'true')
    await expect(trigger()).toHaveAttribute('aria-controls', panel.id)
    // An input method uses Escape to discard a word.
    fireEvent.keyDown(panel, { key: 'Escape', isComposing: true })
    await expect(panel).toBecomeVisible()
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(trigger()).toHaveFocus())
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false')
  },
}

export const KeepsThePageInteractive: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(trigger())
    await entered()
    // The page is neither hidden nor inert: a single press works.
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await gone()
    await expect(onElsewhere).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const ClosesOnAPressOnThePage: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(trigger())
    const panel = await entered()
    await userEvent.click(within(panel).getByText(/pending or approved/))
    await expect(panel).toBecomeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Elsewhere' }).parentElement as Element,
    )
    await gone()
  },
}

export const ClosesByItsTrigger: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(trigger())
    await entered()
    await userEvent.click(trigger())
    await gone()
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
    await userEvent.click(trigger())
    const panel = await entered()
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    await gone()
    await waitFor(() => expect(trigger()).toHaveFocus())
  },
}

export const IsLeftByTab: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const panel = within(await entered())
    await userEvent.tab()
    await waitFor(() => expect(panel.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(panel.getByRole('link', { name: 'See all users' })).toHaveFocus())
    await userEvent.tab()
    await gone()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus())
  },
}

const Draft = drafted(Select)

export const StaysForTheListOfItsOwnSelect: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <Draft
        label="Show"
        value="pending"
        onChange={fn()}
        options={[
          { value: 'pending', label: 'Pending' },
          { value: 'approved', label: 'Approved' },
        ]}
      />
    ),
  },
  play: async () => {
    await userEvent.click(trigger())
    const panel = await entered()
    await userEvent.click(within(panel).getByRole('button', { name: /Show/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Approved' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(panel).toBecomeVisible()
    await expect(within(panel).getByRole('button', { name: /Show/ })).toHaveTextContent('Approved')
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}
