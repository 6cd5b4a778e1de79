import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX } from 'lucide-react'
import { Button } from '../../components/Button/Button'
import { EmptyState } from './EmptyState'

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
  args: { title: 'No Posts Found', hint: 'No posts have been created yet.' },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithIconAndAction: Story = {
  args: {
    hint: 'No posts match your search criteria.',
    icon: <SearchX />,
    action: <Button>Clear filters</Button>,
  },
}

export const Dark: Story = { ...WithIconAndAction, globals: { theme: 'dark' } }

export const LongContent: Story = {
  args: { title: 'Nothing was found '.repeat(6), hint: 'No posts match your search. '.repeat(10) },
  globals: { viewport: { value: 'small' } },
}
