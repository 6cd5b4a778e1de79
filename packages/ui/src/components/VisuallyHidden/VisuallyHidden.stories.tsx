import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden'

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 of 12 selected' },
  render: (args) => (
    <p>
      <span aria-hidden="true">3/12</span> <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('3 of 12 selected').getBoundingClientRect()
    await expect([width, height]).toEqual([1, 1])
  },
}

export const LongContent: Story = {
  args: { children: 'A sentence that would be wider than the screen. '.repeat(10).trim() },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBe(page.clientWidth)
  },
}

export const NamesAList: Story = {
  tags: ['!autodocs'],
  args: { element: 'h2', children: 'Recent posts' },
  render: function Render(args) {
    const titleId = useId()
    return (
      <section aria-labelledby={titleId}>
        <VisuallyHidden {...args} id={titleId} />
        <p>The garden by the river opens on Saturday.</p>
      </section>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent posts' })).toBecomeVisible()
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAccessibleName('Recent posts')
  },
}
