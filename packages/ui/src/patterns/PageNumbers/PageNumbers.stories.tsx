import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { PageNumbers, type PageNumbersProps } from './PageNumbers'

/** Goes to the requested page, as the address would. */
function Live(props: PageNumbersProps) {
  const [page, setPage] = useState(props.page)
  return (
    <PageNumbers
      {...props}
      page={page}
      onChange={(pageRequest) => {
        setPage(pageRequest.page)
        props.onChange(pageRequest)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/PageNumbers',
  component: PageNumbers,
  args: {
    page: 4,
    pageSize: 10,
    totalPages: 12,
    total: 117,
    noun: 'announcements',
    onChange: fn(),
  },
  parameters: { spec: '2.14' },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PageNumbers>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: screenshots.all }

export const FirstPage: Story = { args: { page: 1 } }

export const LastPage: Story = { args: { page: 12 } }

export const TwoPages: Story = { args: { page: 2, totalPages: 2, total: 13 } }

export const OnePage: Story = {
  args: { page: 1, totalPages: 1, total: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const PastTheEnd: Story = {
  args: { page: 40 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Showing 0 to 0 of 117 announcements')).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 12, pageSize: 10 })
    await expect(canvas.getByText('Showing 111 to 117 of 117 announcements')).toBecomeVisible()
  },
}

export const LongContent: Story = {
  args: { page: 12_345, totalPages: 1_234_567, total: 12_345_670 },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

const fits = async (canvasElement: HTMLElement) => {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  const outside = [...canvasElement.querySelectorAll('button')].filter(
    (button) => button.checkVisibility() && button.getBoundingClientRect().right > clientWidth,
  )
  await expect(outside).toEqual([])
}

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement)
    const pages = canvas.getAllByRole('button', { name: /^Page/ })
    await expect(pages.map((page) => page.textContent)).toEqual(['3', '4', '5'])
    // Only the arrows are visible, but the accessible names stay.
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('Showing 41 to 50 of 117 announcements')).toBecomeVisible()
  },
}

export const LargeText: Story = {
  args: { page: 12, total: 1_170, totalPages: 117 },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvasElement }) => fits(canvasElement),
}

export const WalksByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { page: 1 },
  play: async ({ canvas, args }) => {
    const current = () => canvas.getByRole('button', { current: 'page' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(current()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()

    for (let tabs = 0; tabs < 4; tabs += 1) await userEvent.tab()
    const fifth = canvas.getByRole('button', { name: 'Page 5' })
    await expect(fifth).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 5, pageSize: 10 })
    // The window of pages moves, and the focus stays on its page.
    await expect(current()).toBe(fifth)
    await expect(fifth).toHaveFocus()
    const pages = canvas.getAllByRole('button', { name: /^Page/ })
    await expect(pages.map((page) => page.textContent)).toEqual(['3', '4', '5', '6', '7'])
    await expect(canvas.getByText('Showing 41 to 50 of 117 announcements')).toBecomeVisible()
  },
}

export const SaysWhyItStops: Story = {
  tags: ['!autodocs'],
  args: { page: 11 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 12, pageSize: 10 })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await expect(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('This is the last page')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const TakesADoubleClickAsOneStep: Story = {
  tags: ['!autodocs'],
  args: { isTurning: true },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 4, pageSize: 10 })
  },
}
