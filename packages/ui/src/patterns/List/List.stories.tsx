import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { showNewRow } from '../../hooks/newRow'
import { onAStoppedClock } from '../../storybook/freezeClock'
import { chooseInRow } from '../../storybook/rowMenu'
import { PageNumbers } from '../PageNumbers/PageNumbers'
import { List } from './List'
import { Notes } from './listFixture'

const meta = {
  title: 'Patterns/List',
  component: List,
  args: { label: 'Notes', children: <Notes /> },
  argTypes: { children: { control: false }, footer: { control: false } },
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Refreshing: Story = { args: { isRefreshing: true } }

export const Pages: Story = {
  args: {
    footer: (
      <PageNumbers page={1} pageSize={2} totalPages={3} total={6} noun="notes" onChange={fn()} />
    ),
  },
}

export const Phone: Story = { ...Pages, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...Pages, globals: { direction: 'rtl' } }

/** A created or restored row is tinted for two seconds; with reduced motion nothing fades. */
export const NewRow: Story = {
  play: onAStoppedClock(async (clock, { canvas, step }) => {
    const [, row] = canvas.getAllByRole('listitem')
    await step('tinted, without a motion', async () => {
      showNewRow('n2')
      await waitFor(() => expect(row).toHaveAttribute('data-new-row'))
      const { animationName, backgroundColor } = getComputedStyle(row as HTMLElement)
      if (matchMedia('(prefers-reduced-motion)').matches) {
        await expect(animationName).toBe('none')
      }
      await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    })
    await step('for a moment', async () => {
      clock.pass(2_000)
      await expect(row).not.toHaveAttribute('data-new-row')
    })
  }),
}

const onAction = fn()

export const NamesItselfAndItsActions: Story = {
  tags: ['!autodocs'],
  args: { isRefreshing: true, children: <Notes onAction={onAction} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notes' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Garden day' }))
    await expect(onAction).toHaveBeenLastCalledWith('edit', 'Garden day')
    await chooseInRow('Garden day', 'Delete')
    await expect(onAction).toHaveBeenLastCalledWith('delete', 'Garden day')
  },
}
