import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, RefreshCw } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { PageHeader } from './PageHeader'

const actions = (
  <>
    <Button icon={<RefreshCw />}>Sync</Button>
    <Button variant="primary" icon={<Plus />}>
      Create
    </Button>
  </>
)

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: { title: 'Announcements', subtitle: 'Create and manage community announcements', actions },
  argTypes: {
    title: { control: 'text' },
    subtitle: { control: 'text' },
    actions: { control: false },
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TitleOnly: Story = {
  render: () => <PageHeader title="Users" />,
}

export const LongContent: Story = {
  args: {
    title: `Invites of ${'Wolfeschlegelsteinhausenbergerdorff '.repeat(4)}`,
    subtitle: 'A subtitle that says in very many words what this page is for. '.repeat(4),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const TakesFocus: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Announcements' })
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}
