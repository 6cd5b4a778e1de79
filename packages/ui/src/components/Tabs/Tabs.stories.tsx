import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, ShieldCheck, User } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { HearthProvider } from '../../provider/HearthProvider'
import { screenshots } from '../../storybook/modes'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
import { Tabs } from './Tabs'
import { guide } from './Tabs.guide'
import { type LinkedTab, TabsLinked } from './TabsLinked'
import { type LocalTab, TabsLocal, type TabsLocalProps } from './TabsLocal'

const tabs: readonly LocalTab[] = [
  { id: 'details', label: 'Details', content: <Text>Joined on 12 March 2026</Text> },
  { id: 'invitees', label: 'Invitees', content: <Button>Refresh</Button> },
  { id: 'security', label: 'Security', content: <Text>Two-factor is on</Text> },
]

const icons = [<User key="d" />, <Mail key="i" />, <ShieldCheck key="s" />]
const withIcons = tabs.map((tab, at) => ({ ...tab, icon: icons[at] }))

const links: readonly LinkedTab[] = tabs.map((tab) => ({ ...tab, href: `/users/42/${tab.id}` }))

const many: readonly LocalTab[] = [
  'Everything',
  'Waiting for an email',
  'Waiting for a decision',
  'Approved',
  'Rejected',
  'Banned',
  'Deleted',
].map((label) => ({ id: label, label, content: <Text>{label}</Text> }))

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabsLocal, TabsLinked },
  parameters: { guide },
  args: { tabs, onSelectionChange: fn(), 'aria-label': 'Maria Silva' },
  argTypes: {
    tabs: { control: false },
    activation: { control: 'inline-radio', options: ['automatic', 'manual'] },
  },
} satisfies Meta<TabsLocalProps>

export default meta
type Story = StoryObj<TabsLocalProps>

export const Default: Story = {}

export const Icons: Story = { args: { tabs: withIcons } }

export const Manual: Story = { args: { activation: 'manual' } }

export const WithAddresses: Story = {
  render: () => <Tabs tabs={links} selectedKey="invitees" aria-label="Maria Silva" />,
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Stack space="8">
      {tabs.map(({ id }) => (
        <Tabs key={id} tabs={tabs} selectedKey={id} aria-label={`${id} selected`} />
      ))}
      <Tabs tabs={withIcons} aria-label="With icons" />
      <Tabs tabs={links} selectedKey="details" aria-label="With addresses" />
    </Stack>
  ),
}

/**
 * The row scrolls and the page does not; the selected tab is in view, with a part of its
 * neighbour.
 */
export const LongContent: Story = {
  args: { tabs: many, selectedKey: 'Approved' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist')
    const selected = canvas.getByRole('tab', { name: 'Approved' })
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
    const [room, tab] = [row, selected].map((element) => element.getBoundingClientRect())
    await expect(tab?.left).toBeGreaterThan(room?.left ?? 0)
    await expect(tab?.right).toBeLessThan(room?.right ?? 0)
  },
}

export const LargeText: Story = {
  args: { tabs: many },
  globals: { textSize: '200', viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: {
    tabs: [
      { id: 'details', label: 'פרטים', content: <Text>הצטרפה ב־12 במרץ</Text> },
      { id: 'invitees', label: 'מוזמנים', content: <Text>אין מוזמנים</Text> },
      { id: 'security', label: 'אבטחה', content: <Text>אימות דו־שלבי פעיל</Text> },
    ],
  },
  globals: { direction: 'rtl' },
}

export const ShowsATabAsTheArrowsReachIt: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab('Details')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tab('Invitees')).toHaveFocus())
    await expect(await canvas.findByRole('button', { name: 'Refresh' })).toBecomeVisible()
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('invitees')
    await expect(canvas.getByRole('tabpanel', { name: 'Invitees' })).toBecomeVisible()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(tab('Security')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tab('Details')).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(tab('Security')).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(tab('Details')).toHaveAttribute('aria-selected', 'true'))
    await expect(canvas.getAllByRole('tab', { selected: true })).toHaveLength(1)
  },
}

export const IsOneStopOfTheTabKey: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    // A panel without controls takes the focus itself, otherwise nobody could scroll it by
    // keyboard.
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Details' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}')
    await canvas.findByRole('button', { name: 'Refresh' })
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus())
  },
}

export const WaitsForEnter: Story = {
  ...Manual,
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Invitees' })).toHaveFocus())
    await expect(canvas.getByRole('tabpanel', { name: 'Details' })).toBecomeVisible()
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('tabpanel', { name: 'Invitees' })).toBecomeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Security' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('tabpanel', { name: 'Security' })).toBecomeVisible()
  },
}

export const LeavesItToItsOwner: Story = {
  tags: ['!autodocs'],
  args: { selectedKey: 'details' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }))
    await expect(args.onSelectionChange).toHaveBeenCalledOnce()
    await expect(args.onSelectionChange).toHaveBeenCalledWith('security')
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const FollowsTheDirectionOfTheLanguage: Story = {
  ...RightToLeft,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'מוזמנים' })).toHaveFocus())
    await expect(await canvas.findByText('אין מוזמנים')).toBecomeVisible()
  },
}

const navigate = fn()
const preload = fn()

/** Keeps the address, as a router would. */
function Addressed() {
  const [selected, setSelected] = useState('details')
  const follow = (href: string) => {
    navigate(href)
    setSelected(href.replace('/users/42/', ''))
  }
  return (
    <HearthProvider brand={{ productName: 'Hearth' }} navigate={follow} preload={preload}>
      <Tabs tabs={links} selectedKey={selected} aria-label="Maria Silva" />
    </HearthProvider>
  )
}

export const LeadsToItsAddress: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    navigate.mockClear()
    preload.mockClear()
  },
  render: () => <Addressed />,
  play: async ({ canvas, canvasElement }) => {
    const invitees = canvas.getByRole('tab', { name: 'Invitees' })
    await expect(invitees).toHaveAttribute('href', '/users/42/invitees')
    await userEvent.hover(canvasElement)
    await userEvent.hover(invitees)
    await waitFor(() => expect(preload).toHaveBeenCalledWith('/users/42/invitees'))
    await userEvent.click(invitees)
    await expect(navigate).toHaveBeenCalledOnce()
    await expect(navigate).toHaveBeenCalledWith('/users/42/invitees')
    await expect(await canvas.findByRole('tabpanel', { name: 'Invitees' })).toBecomeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/users/42/security'))
    await expect(await canvas.findByRole('tabpanel', { name: 'Security' })).toBecomeVisible()
  },
}

export const ScrollsItsRowNotThePage: Story = {
  tags: ['!autodocs'],
  args: { tabs: many },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist')
    const page = document.documentElement
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: 'Deleted' })
    await waitFor(() => expect(last).toHaveFocus())
    await waitFor(() =>
      expect(Math.floor(last.getBoundingClientRect().right)).toBeLessThanOrEqual(
        Math.ceil(row.getBoundingClientRect().right),
      ),
    )
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
    await expect(page.scrollLeft).toBe(0)
  },
}
