import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { HearthProvider, useHearth } from '../../provider/HearthProvider'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { Text } from '../Text/Text'
import { Tabs, type TabsProps } from './Tabs'

const tabs = [
  { id: 'details', label: 'Details' },
  { id: 'documents', label: 'Documents', count: 3 },
  { id: 'notes', label: 'Notes' },
]

function Draft(props: TabsProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId)
  return (
    <Tabs
      {...props}
      selectedId={selectedId}
      onChange={(id) => {
        setSelectedId(id)
        props.onChange?.(id)
      }}
    >
      <Text>{`What ${selectedId} shows`}</Text>
    </Tabs>
  )
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { label: 'Member', tabs, selectedId: 'details', onChange: fn(), children: null },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Disabled: Story = {
  args: { tabs: tabs.map((tab) => ({ ...tab, isDisabled: tab.id === 'documents' })) },
}

/** A number, and a line with the age of the oldest case. */
export const Notes: Story = {
  parameters: screenshots.both,
  args: {
    label: 'Queues',
    selectedId: 'reports',
    tabs: [
      { id: 'requests', label: 'Citizenship', count: 1240, note: 'Oldest 9 days' },
      { id: 'reports', label: 'Reports', count: 2, note: 'Oldest from today' },
      { id: 'appeals', label: 'Appeals', note: '' },
    ],
  },
}

/** Beside an open case: each name stays on one line with its number. */
export const NarrowNotes: Story = {
  args: {
    label: 'Queues',
    selectedId: 'newcomers',
    tabs: [
      { id: 'requests', label: 'Citizenship', count: 41, note: 'Oldest 42 days' },
      { id: 'newcomers', label: 'Newcomers', count: 426, note: 'Oldest 1,084 days' },
      { id: 'reports', label: 'Reports', count: 6, note: 'Oldest 8 days' },
      { id: 'appeals', label: 'Appeals', count: 0, note: 'Nothing waiting' },
    ],
  },
  decorators: [
    (StoryContent) => (
      <div style={{ inlineSize: '28rem' }}>
        <StoryContent />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab')) {
      const [name, count] = [...(tab.firstElementChild?.children ?? [])]
      await expect(count?.getBoundingClientRect().top).toBeCloseTo(
        name?.getBoundingClientRect().top ?? 0,
        0,
      )
    }
  },
}

export const LongContent: Story = {
  args: {
    tabs: [
      { id: 'details', label: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren' },
      { id: 'documents', label: 'Documents of the last request and of all before it', count: 12 },
      ...tabs.slice(2),
    ],
  },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}

export const RightToLeft: Story = {
  args: {
    label: 'العضو',
    tabs: [
      { id: 'details', label: 'التفاصيل' },
      { id: 'documents', label: 'المستندات', count: 3 },
    ],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: /المستندات/ })).toHaveFocus()
  },
}

export const OpensWithArrowKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Documents 3' })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('documents')
    await expect(canvas.getByRole('tabpanel', { name: 'Documents 3' })).toHaveTextContent(
      'What documents shows',
    )
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith('notes')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('details')
    await userEvent.click(canvas.getByRole('tab', { name: 'Notes' }))
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Notes')
  },
}

const navigate = fn()

/** The arrow keys move, and Enter follows the address. */
export const Links: Story = {
  args: { tabs: tabs.map((tab) => ({ ...tab, href: `/member?tab=${tab.id}` })) },
  render: function Render(args) {
    const { brand } = useHearth()
    return (
      <HearthProvider brand={brand} navigate={navigate}>
        <Tabs {...args}>
          <Text>What details shows</Text>
        </Tabs>
      </HearthProvider>
    )
  },
  play: async ({ canvas }) => {
    navigate.mockClear()
    const documents = canvas.getByRole('tab', { name: 'Documents 3' })
    await expect(documents).toHaveAttribute('href', '/member?tab=documents')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(documents).toHaveFocus()
    await expect(navigate).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledOnce()
    await expect(navigate.mock.lastCall?.[0]).toBe('/member?tab=documents')
    await userEvent.click(canvas.getByRole('tab', { name: 'Notes' }))
    await expect(navigate.mock.lastCall?.[0]).toBe('/member?tab=notes')
  },
}
