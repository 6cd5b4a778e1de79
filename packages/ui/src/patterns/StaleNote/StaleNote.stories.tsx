import type { Meta, StoryObj } from '@storybook/react-vite'
import { StaleNote } from './StaleNote'

const meta = {
  title: 'Patterns/StaleNote',
  component: StaleNote,
  args: { since: new Date('2026-06-15T10:22:00Z') },
  argTypes: { since: { control: 'date' } },
} satisfies Meta<typeof StaleNote>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
