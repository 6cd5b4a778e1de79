import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Loadable } from '../../loadable'
import { choose } from '../../storybook/choose'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { type Trashed, TrashScreen, type TrashScreenProps } from './TrashScreen'
import { hostileTrash, trashed } from './trashFixture'

const ready = (data: readonly Trashed[]): Loadable<readonly Trashed[]> => ({
  status: 'ready',
  data,
})

const meta = {
  title: 'Screens/Trash',
  component: TrashScreen,
  parameters: { spec: '2.23' },
  args: {
    trash: ready(trashed),
    kind: 'all',
    onKindChange: fn(),
    onRestore: fn(),
    onLoadMore: fn() as TrashScreenProps['onLoadMore'],
  },
} satisfies Meta<typeof TrashScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: screenshots.all,
  play: async ({ canvas, args, step }) => {
    const row = (name: string) => within(canvas.getByRole('row', { name: new RegExp(name) }))
    await step('who deleted it, why, and how long it can be restored', async () => {
      const post = row('Cheap watches')
      await expect(post.getByText('by Rui Matos')).toBecomeVisible()
      await expect(post.getByText('Advertising')).toBecomeVisible()
      await expect(post.getByText('30 days')).toBecomeVisible()
      await expect(row('Lantern').getByText('2 days')).toBecomeVisible()
      await expect(row('Tomás').getByText('Until its appeal is decided')).toBecomeVisible()
      await expect(row('مریم').getByText('Less than a day')).toBecomeVisible()
    })
    await step('restored by one press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Restore Cheap watches/ }))
      await expect(args.onRestore).toHaveBeenCalledWith(trashed[1])
    })
  },
}

export const Loading: Story = { args: { trash: { status: 'loading' }, onLoadMore: undefined } }

const onRetry = fn()

export const Failed: Story = {
  args: { trash: { status: 'failed', onRetry }, onLoadMore: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Empty: Story = { args: { trash: ready([]), onLoadMore: undefined } }

export const EmptySearch: Story = {
  args: { trash: ready([]), kind: 'plan', onLoadMore: undefined },
  play: async ({ args, canvas }) => {
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear filters' })
    await userEvent.click(clear as HTMLElement)
    await expect(args.onKindChange).toHaveBeenCalledWith('all')
  },
}

export const Busy: Story = { args: { busyIds: new Set(['e2']) } }

/** Another account uses the email address now. */
export const Refused: Story = {
  args: { refusals: new Map([['e1', 'Another account has this email address now.']]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Another account')
  },
}

export const ChoosesAKind: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await choose(canvas.getByRole('button', { name: /^Kind/ }), 'Posts')
    await expect(args.onKindChange).toHaveBeenCalledWith('post')
  },
}

export const LoadMoreFailed: Story = { args: { loadMoreStatus: 'failed' } }

export const LongContent: Story = {
  args: { trash: ready([...hostileTrash, ...trashed]) },
  play: async ({ canvasElement }) => {
    await fits()
    await expect(canvasElement.querySelector('td img, td script')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: screenshots.one }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fits }

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }
