import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { chooseInRow } from '../../storybook/rowMenu'
import { PageNumbers } from '../PageNumbers/PageNumbers'
import { List } from './List'
import guide from './List.mdx'
import { Notes } from './listFixture'

const meta = {
  title: 'Patterns/List',
  component: List,
  args: { label: 'Notes', children: <Notes /> },
  argTypes: { children: { control: false }, footer: { control: false } },
  parameters: { guide },
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
