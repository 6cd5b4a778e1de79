import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { TagGroup, type TagGroupProps } from './TagGroup'

const tags = [
  { id: 'who', label: 'Who: Ana Duarte' },
  { id: 'bans', label: 'Bans' },
  { id: 'deletions', label: 'Deletions' },
]

function Draft({ onRemove, ...props }: TagGroupProps) {
  const [left, setLeft] = useState(props.tags)
  return (
    <TagGroup
      {...props}
      tags={left}
      {...(onRemove && {
        onRemove: (id: string) => {
          setLeft((all) => all.filter((tag) => tag.id !== id))
          onRemove(id)
        },
      })}
    />
  )
}

const meta = {
  title: 'Components/TagGroup',
  component: TagGroup,
  args: { label: 'Chosen filters', tags, onRemove: fn() },
  argTypes: { labelVisibility: { control: 'inline-radio', options: ['shown', 'hidden'] } },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof TagGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: screenshots.both }

export const HiddenLabel: Story = {
  args: { labelVisibility: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('Chosen filters')
  },
}

export const ReadOnly: Story = {
  render: ({ onRemove: _, ...args }) => <Draft {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    tags: [
      { id: 'long', label: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren' },
      { id: 'words', label: 'The members who joined in the year in which the rules changed' },
      ...tags,
    ],
  },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}

export const RightToLeft: Story = {
  args: {
    label: 'عوامل التصفية المختارة',
    tags: [
      { id: 'bans', label: 'الحظر' },
      { id: 'deletions', label: 'الحذف' },
    ],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('row', { name: 'الحذف' })).toHaveFocus()
  },
}

export const RemovesByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: 'Who: Ana Duarte' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('row', { name: 'Bans' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(args.onRemove).toHaveBeenCalledWith('bans')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Deletions' })).toHaveFocus())
  },
}

export const RemovesWithThePointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bans' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(args.onRemove).toHaveBeenCalledWith('bans')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
  },
}
