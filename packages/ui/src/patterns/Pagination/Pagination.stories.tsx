import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Card } from '../../components/Card/Card'
import { Stack } from '../../layout/Stack/Stack'
import { choose, chooseByKeyboard } from '../../storybook/choose'
import { inLocale } from '../../storybook/inLocale'
import { screenshots } from '../../storybook/modes'
import { type PageRequest, Pagination } from './Pagination'

const meta = {
  title: 'Patterns/Pagination',
  component: Pagination,
  args: { page: 3, pageSize: 50, totalPages: 41, total: 2_048, onChange: fn() },
  argTypes: { pageSizes: { control: false } },
  parameters: { spec: '2.21' },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: screenshots.all }

const posts = Array.from({ length: 23 }, (_, at) => `Post ${at + 1}`)

/** All posts are here; the page is a part of them. */
function Posts() {
  const [{ page, pageSize }, setPageRequest] = useState<PageRequest>({ page: 1, pageSize: 10 })
  return (
    <Stack>
      <Stack element="ul" space="2">
        {posts.slice((page - 1) * pageSize, page * pageSize).map((post) => (
          <Card key={post} element="li" padding="small">
            {post}
          </Card>
        ))}
      </Stack>
      <Pagination
        page={page}
        pageSize={pageSize}
        totalPages={Math.ceil(posts.length / pageSize)}
        total={posts.length}
        onChange={setPageRequest}
      />
    </Stack>
  )
}

export const ClientPages: Story = { render: () => <Posts /> }

/** The server returns one page and does not count the whole list. */
export const ServerPagesUncounted: Story = {
  render: ({ total: _, ...args }) => <Pagination {...args} />,
}

/** The server stopped counting a search at 10,000 rows. */
export const MoreThanCounted: Story = {
  args: { totalPages: 200, total: 10_000, hasMore: true },
  parameters: screenshots.one,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('101–150 of more than 10,000')).toBecomeVisible()
    await expect(canvas.getByText('Page 3 of 200')).toBecomeVisible()
  },
}

/** The last page that can be opened is not the last of the list. */
export const LastOfMoreThanCounted: Story = {
  args: { ...MoreThanCounted.args, page: 200 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'This is the last page. Narrow the search to find others.',
    )
  },
}

export const MoreThanCountedInArabic: Story = {
  args: { ...MoreThanCounted.args },
  beforeEach: inLocale('ar-EG'),
  globals: { direction: 'rtl' },
}

export const FirstPage: Story = { args: { page: 1 } }

export const LastPage: Story = { args: { page: 41 } }

/** Its list is empty, and says so. */
export const PastTheEnd: Story = {
  args: { page: 60 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('0–0 of 2,048')).toBecomeVisible()
    await expect(canvas.queryByText(/^Page/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 41, pageSize: 50 })
  },
}

export const OnePage: Story = { args: { page: 1, totalPages: 1, total: 12 } }

export const Empty: Story = { args: { page: 1, totalPages: 0, total: 0 } }

export const UncommonPageSize: Story = { args: { pageSize: 20, page: 1 } }

export const DigitsOfItsPage: Story = {
  tags: ['!autodocs'],
  beforeEach: inLocale('ar-EG'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Rows per page/ })).toHaveTextContent('٥٠')
  },
}

export const LongContent: Story = {
  args: { page: 12_345, totalPages: 1_234_567, total: 61_728_350 },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: screenshots.one }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Last page' })).toBecomeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const WalksByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Rows per page/ })).toHaveFocus()
    for (const [name, key, page] of [
      ['First page', '{Enter}', 1],
      ['Previous page', ' ', 2],
      ['Next page', '{Enter}', 4],
      ['Last page', ' ', 41],
    ] as const) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
      await userEvent.keyboard(key)
      await expect(args.onChange).toHaveBeenLastCalledWith({ page, pageSize: 50 })
    }
  },
}

export const ChoosesTheSizeByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await chooseByKeyboard(canvas.getByRole('button', { name: /Rows per page/ }), '{Home}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 10 })
  },
}

export const CutsThePages: Story = {
  tags: ['!autodocs'],
  render: () => <Posts />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }))
    await expect(canvas.getByText('21–23 of 23')).toBecomeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(canvas.getByText('Page 2 of 3')).toBecomeVisible()
    await choose(canvas.getByRole('button', { name: /Rows per page/ }), '25')
    await expect(canvas.getByText('Page 1 of 1')).toBecomeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(23)
  },
}

export const SaysWhyItStops: Story = {
  tags: ['!autodocs'],
  args: { page: 41 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    await userEvent.click(next)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('This is the last page')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TakesADoubleClickAsOneStep: Story = {
  tags: ['!autodocs'],
  render: function Turning(args) {
    const [{ page }, setPageRequest] = useState({ page: 3 })
    return (
      <Pagination
        {...args}
        page={page}
        isTurning={page !== 3}
        onChange={(pageRequest) => {
          args.onChange(pageRequest)
          setPageRequest(pageRequest)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 4, pageSize: 50 })
    // The button back works all the time.
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 3, pageSize: 50 })
  },
}
