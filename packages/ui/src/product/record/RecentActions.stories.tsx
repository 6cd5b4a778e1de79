import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { hostileEntries, recordEntries } from '../../screens/record/recordFixture'
import { isUncovered } from '../../storybook/isUncovered'
import { screenshots } from '../../storybook/modes'
import { RecentActions, type RecentActionsProps } from './RecentActions'
import guide from './RecentActions.mdx'

const noBell = { current: null }

const meta = {
  title: 'Product/RecentActions',
  component: RecentActions,
  args: {
    entries: { status: 'ready', data: recordEntries },
    triggerRef: noBell,
    onUndo: fn(async () => {}),
    onClose: fn(),
  },
  parameters: { guide, docs: { story: { inline: false, height: '36rem' } } },
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
    await step('the words of the toast, and the way to whom it was done to', async () => {
      await expect(ban).toHaveTextContent('Member banned successfully')
      const link = within(ban).getByRole('link', { name: 'Maria Silva' })
      await expect(link.getAttribute('href')).toMatch(/^\/users\//)
    })
    await step('what is undone says by whom, and what is over offers nothing', async () => {
      await expect(rejection).toHaveTextContent('Undone by Ana Duarte')
      await expect(list.getAllByRole('button', { name: /^Undo / })).toHaveLength(2)
    })
    await step('undo asks first', async () => {
      await userEvent.click(list.getByRole('button', { name: 'Undo “banned Maria Silva”' }))
      const question = await screen.findByRole('alertdialog')
      await expect(question).toHaveTextContent('banned Maria Silva')
      await expect(isUncovered(within(question).getByRole('heading'))).toBe(true)
      await userEvent.click(within(question).getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(args.onUndo).toHaveBeenCalledWith(recordEntries[0])
      await expect(await recentActions()).toBecomeVisible()
    })
    await step('Escape closes them', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalled()
    })
  },
}

/** The question that an undo asks, above the list that asked it. */
export const UndoAsked: Story = {
  parameters: screenshots.all,
  play: async () => {
    const list = within(await recentActions())
    await userEvent.click(list.getByRole('button', { name: 'Undo “banned Maria Silva”' }))
    const question = await screen.findByRole('alertdialog')
    for (const name of ['Cancel', 'Undo']) {
      await expect(isUncovered(within(question).getByRole('button', { name }))).toBe(true)
    }
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
