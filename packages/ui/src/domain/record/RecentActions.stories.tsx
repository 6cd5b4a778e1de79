import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { batchEntries, hostileEntries, recordEntries } from '../../screens/record/recordFixture'
import { screenshots } from '../../storybook/modes'
import { RecentActions, type RecentActionsProps } from './RecentActions'
import type { RecordEntry } from './recordModel'

const noBell = { current: null }

const meta = {
  title: 'Product/RecentActions',
  component: RecentActions,
  args: {
    entries: { status: 'ready', data: recordEntries },
    triggerRef: noBell,
    onUndo: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  render: (args) => <AtTheBell {...args} />,
} satisfies Meta<typeof RecentActions>

export default meta
type Story = StoryObj<typeof meta>

/** The bell, at the bottom of the page as in the shell. */
function AtTheBell(props: RecentActionsProps) {
  const bell = useRef<HTMLButtonElement>(null)
  return (
    <div style={{ blockSize: 'calc(100vh - 4rem)', display: 'flex', alignItems: 'end' }}>
      <Button ref={bell}>Bell</Button>
      <RecentActions {...props} triggerRef={bell} />
    </div>
  )
}

const recentActions = () => screen.findByRole('dialog', { name: 'Your recent activity' })

export const Default: Story = {
  parameters: screenshots.all,
  play: async ({ args, step }) => {
    const list = within(await recentActions())
    const [ban, rejection] = list.getAllByRole('listitem')
    if (!ban || !rejection) throw new Error('There are actions')
    await step('the words of the record, and the way to whom it was done to', async () => {
      await expect(ban).toHaveTextContent('You banned Maria Silva')
      const link = within(ban).getByRole('link', { name: 'Maria Silva' })
      await expect(link.getAttribute('href')).toMatch(/^\/users\//)
    })
    await step('what is undone says by whom, and what is over offers nothing', async () => {
      await expect(rejection).toHaveTextContent('Undone by Ana Duarte')
      await expect(list.getAllByRole('button', { name: /^Undo / })).toHaveLength(2)
    })
    await step('undo asks nothing', async () => {
      await userEvent.click(list.getByRole('button', { name: 'Undo “banned Maria Silva”' }))
      await expect(args.onUndo).toHaveBeenCalledWith('e1')
      await expect(screen.queryByRole('alertdialog')).toBeNull()
    })
    await step('Escape closes them', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalled()
    })
  },
}

const undone: readonly RecordEntry[] = recordEntries.slice(0, 1).flatMap((entry) => [
  {
    ...entry,
    id: 'u1',
    at: '2026-06-15T08:41:00Z',
    action: 'user.ban.undo',
    undoes: entry.id,
    reason: null,
    undo: { state: 'possible' },
  },
  { ...entry, undo: { state: 'done', by: entry.actor } },
])

/** The undoing is a part of its action, which offers Redo now. */
export const Undone: Story = {
  parameters: screenshots.one,
  args: { entries: { status: 'ready', data: undone } },
  play: async ({ args }) => {
    const list = within(await recentActions())
    await expect(list.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(list.getByRole('button', { name: 'Redo “banned Maria Silva”' }))
    await expect(args.onUndo).toHaveBeenCalledWith('u1')
  },
}

/** One action on many is one line. */
export const ActionOnMany: Story = {
  args: { entries: { status: 'ready', data: batchEntries }, onUndoMany: fn() },
  play: async ({ args }) => {
    const list = within(await recentActions())
    await expect(list.getByRole('listitem')).toHaveTextContent(
      'You approved 3 citizenship requests',
    )
    await userEvent.click(
      list.getByRole('button', { name: 'Undo “approved 3 citizenship requests”' }),
    )
    await expect(args.onUndoMany).toHaveBeenCalledWith(['b0', 'b1', 'b2'])
  },
}

/** The focus stays where it was pressed. */
export const UndoesByKeyboard: Story = {
  tags: ['!autodocs'],
  render: ({ ...args }) => {
    const [isUndone, setUndone] = useState(false)
    const data = isUndone ? undone : recordEntries
    return (
      <AtTheBell
        {...args}
        entries={{ status: 'ready', data }}
        onUndo={() => setUndone(!isUndone)}
      />
    )
  },
  play: async () => {
    const list = within(await recentActions())
    list.getByRole('button', { name: 'Undo “banned Maria Silva”' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(list.getByRole('button', { name: 'Redo “banned Maria Silva”' })).toHaveFocus()
  },
}

export const Loading: Story = { args: { entries: { status: 'loading' } } }

export const Failed: Story = {
  args: { entries: { status: 'failed', onRetry: fn() } },
  play: async () => {
    await expect(
      within(await recentActions()).getByText('Some error occurred while fetching data'),
    ).toBecomeVisible()
  },
}

export const Empty: Story = { args: { entries: { status: 'ready', data: [] } } }

/** Somebody has changed the same since. */
export const Refused: Story = {
  args: { refusals: new Map([['e1', 'Ana Duarte has lifted the ban since.']]) },
  play: async () => {
    await expect(within(await recentActions()).getByRole('alert')).toBeInTheDocument()
  },
}

const fits = async () => {
  await recentActions()
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

export const LongContent: Story = {
  args: { entries: { status: 'ready', data: [...hostileEntries, ...recordEntries] } },
  play: async () => {
    await fits()
    const body = await recentActions()
    await expect(body.querySelector('img, script')).toBeNull()
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: screenshots.one }

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: screenshots.one,
  play: fits,
}

export const SmallPhone: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }
