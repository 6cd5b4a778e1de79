import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Pagination } from './Pagination'

const meta = {
  title: 'Patterns/Pagination',
  component: Pagination,
  args: { page: 3, pageSize: 50, totalPages: 41, total: 2_048, onChange: fn() },
  argTypes: { pageSizes: { control: false } },
  parameters: { spec: '2.21' },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const FirstPage: Story = { args: { page: 1 } }

export const LastPage: Story = { args: { page: 41 } }

export const OnePage: Story = { args: { page: 1, totalPages: 1, total: 12 } }

export const Empty: Story = { args: { page: 1, totalPages: 0, total: 0 } }

export const UncommonPageSize: Story = { args: { pageSize: 20, page: 1 } }

export const LongContent: Story = {
  args: { page: 12_345, totalPages: 1_234_567, total: 61_728_350 },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const WalksByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'First page' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 50 })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2, pageSize: 50 })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 4, pageSize: 50 })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 41, pageSize: 50 })
  },
}

export const SaysWhyItStops: Story = {
  tags: ['!autodocs'],
  ...LastPage,
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    await userEvent.click(next)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('This is the last page')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const GoesToPageOneWithANewPageSize: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Rows per page/ }))
    await userEvent.click(await screen.findByRole('option', { name: '100' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 100 })
  },
}
