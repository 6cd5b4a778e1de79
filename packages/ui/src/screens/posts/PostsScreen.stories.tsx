import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { postsBulk } from '../../domain/posts/posts'
import { HasTrash } from '../../domain/trash/trash'
import type { Loadable } from '../../loadable'
import { beginSelection } from '../../storybook/beginSelection'
import { demoBulk } from '../../storybook/demoBulk'
import { screenshots } from '../../storybook/modes'
import { type Post, PostsScreen } from './PostsScreen'
import { hostilePosts, manyPosts, posts } from './postsFixture'

const ready = (data: readonly Post[]): Loadable<readonly Post[]> => ({ status: 'ready', data })

const meta = {
  title: 'Screens/Posts',
  component: PostsScreen,
  parameters: { spec: '2.13' },
  args: {
    posts: ready(posts),
    filters: { search: '', author: '' },
    onFiltersChange: fn(),
    pageRequest: { page: 1, pageSize: 50 },
    onPageRequestChange: fn(),
    onDelete: fn(async () => {}),
    bulk: demoBulk(postsBulk),
  },
} satisfies Meta<typeof PostsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: screenshots.all }

const author = posts[0]?.user.email ?? ''

/** The posts of one author. The question before a ban links here. */
export const OfOneAuthor: Story = {
  args: { filters: { search: '', author } },
  play: async ({ args, canvas }) => {
    const shown = canvas.getAllByRole('article').length
    await expect(shown).toBe(posts.filter(({ user }) => user.email === author).length)
    await expect(shown).toBeLessThan(posts.length)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onFiltersChange).toHaveBeenCalledOnce()
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ search: '', author: '' })
  },
}

export const TellsWhatTheSpecificationSays: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Posts')
    await expect(canvas.getByText('Manage and view all community posts')).toBecomeVisible()
    await expect(canvas.getByPlaceholderText('Search posts...')).toBeEnabled()
    const post = within(canvas.getByRole('article', { name: 'Lost: a green scarf' }))
    await expect(post.getByRole('link', { name: 'Jonas Lindqvist' })).toHaveAttribute(
      'href',
      '/users?search=jonas%40mail.example',
    )
    await expect(post.getByText('jonas@mail.example')).toBecomeVisible()
    await expect(post.getByText('13 hr ago')).toBecomeVisible()
    await expect(canvas.getByText('Jun 12, 2026')).toBecomeVisible()
    await expect(post.getByText('On the tram to the harbour, Thursday evening.')).toBecomeVisible()
    // The pointer must move in: if it appears on the button, the tooltip takes it for keyboard
    // focus.
    await userEvent.hover(canvasElement)
    await userEvent.hover(post.getByRole('button', { name: 'Delete Post Lost: a green scarf' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Delete Post$/)
    await expect(canvas.getByRole('status')).toHaveTextContent('5 posts')
  },
}

export const Loading: Story = {
  args: { posts: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.getByRole('searchbox', { name: 'Search posts' })).toBeEnabled()
  },
}

export const Empty: Story = {
  args: { posts: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Posts Found')).toBecomeVisible()
    await expect(canvas.getByText('No posts have been created yet.')).toBecomeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  },
}

export const EmptySearch: Story = {
  args: { filters: { search: 'xyzzy', author: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Posts Found')).toBecomeVisible()
    await expect(canvas.getByText('No posts match your search criteria.')).toBecomeVisible()
  },
}

/** What was found is marked, in any case. */
export const Found: Story = {
  args: { filters: { search: 'THE', author: '' } },
  play: async ({ canvasElement }) => {
    const hits = Array.from(canvasElement.querySelectorAll('mark'), (hit) => hit.textContent)
    await expect(hits.length).toBeGreaterThan(2)
    await expect(new Set(hits.map((hit) => hit?.toLowerCase()))).toEqual(new Set(['the']))
  },
}

export const ShowsTheExactTimeToTheKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const time = canvas.getByText('13 hr ago').closest('time')
    canvas.getByRole('link', { name: 'Jonas Lindqvist' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(time).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Jun 1[45], 2026, /)
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { posts: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Some error occurred while fetching data',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Posts' })).toHaveFocus())
  },
}

export const Busy: Story = { args: { busyIds: new Set(['p2']) } }

/** A reload keeps failing: the page says how old its data is. */
export const Stale: Story = {
  args: {
    posts: { status: 'ready', data: posts, stale: { since: new Date('2026-06-15T09:22:00Z') } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 09:22, retrying')).toBecomeVisible()
  },
}

export const LongContent: Story = {
  args: { posts: ready(hostilePosts) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('markup shows as text', async () => {
      await expect(canvas.getByText('<script>alert(1)</script> & <b>bold</b>')).toBecomeVisible()
      await expect(canvasElement.querySelector('img[src="x"], article b')).toBeNull()
    })
    await step('a direction override does not reach the title', async () => {
      await expect(canvas.getByRole('heading', { name: 'eltit' })).toBecomeVisible()
    })
    await step('a post without words or names has some to be told by', async () => {
      const post = within(canvas.getByRole('article', { name: 'Untitled post' }))
      await expect(post.getByText('Unnamed member')).toBecomeVisible()
    })
    await step('what is no date says so', async () => {
      await expect(canvas.getByText('Unknown date')).toBecomeVisible()
    })
    await step('only what is cut can be opened', async () => {
      await waitFor(() =>
        expect(canvas.getAllByRole('button', { name: 'Show more' })).toHaveLength(2),
      )
    })
    await step('the page does not scroll sideways', async () => {
      const page = document.documentElement
      await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
    })
  },
}

/** Members keep writing posts: the list is split into pages. */
export const ManyPosts: Story = {
  args: { posts: ready(manyPosts(64)), pageRequest: { page: 9, pageSize: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('64 posts')
    // A page past the end shows the last page.
    await expect(canvas.getByText('Page 7 of 7')).toBecomeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Narrow: Story = {
  args: { posts: ready(hostilePosts) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
  },
}

export const LargeText: Story = { globals: { textSize: '200' } }

/** Texts stay in the same place for a person who may only read posts. */
export const ReadOnly: Story = {
  render: ({ onDelete: _, bulk: __, ...args }) => <PostsScreen {...args} />,
  play: async ({ canvas }) => {
    const [post] = await canvas.findAllByRole('article')
    const title = post?.querySelector('h2')?.getBoundingClientRect()
    const words = post?.querySelector('p')?.getBoundingClientRect()
    await expect(words?.left).toBe(title?.left)
    await expect(words?.top ?? 0).toBeGreaterThanOrEqual(title?.bottom ?? Number.POSITIVE_INFINITY)
  },
}

export const Selected: Story = {
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    await beginSelection()
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Select Saturday clean-up at the river' }),
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Lost: a green scarf' }))
    const bar = await canvas.findByRole('region', { name: '2 selected' })
    await expect(bar).toBecomeVisible()
    await expect(
      canvas.getByRole('checkbox', { name: 'Select all on this page' }),
    ).toBePartiallyChecked()
  },
}

export const SelectedRightToLeft: Story = {
  ...Selected,
  parameters: {},
  globals: { direction: 'rtl' },
}

export const SelectedOnASmallPhone: Story = {
  ...Selected,
  parameters: {},
  globals: { viewport: { value: 'small' }, textSize: '200' },
}

/** The question about all posts of the page. */
export const DeleteManyDialog: Story = {
  parameters: screenshots.both,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    const bar = within(await canvas.findByRole('region', { name: '5 selected' }))
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }))
    const opened = within(await screen.findByRole('alertdialog', { name: 'Delete Posts' }))
    await expect(
      opened.getByText(
        'Are you sure you want to delete these 5 posts? This action cannot be undone.',
      ),
    ).toBecomeVisible()
    await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

/** Where deleted posts go to the trash, the question doesn't say that the deletion is final. */
export const DeleteDialogWithTrash: Story = {
  tags: ['!autodocs'],
  decorators: (Story) => (
    <HasTrash value={true}>
      <Story />
    </HasTrash>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Delete Post Saturday clean-up at the river' }),
    )
    const opened = within(await screen.findByRole('alertdialog', { name: 'Delete Post' }))
    await expect(
      opened.getByText('Are you sure you want to delete this post?', { exact: true }),
    ).toBecomeVisible()
    await expect(
      opened.getByText('It can be restored from the trash for 30 days.'),
    ).toBecomeVisible()
    await expect(opened.queryByText(/cannot be undone/)).toBeNull()
  },
}

export const DeleteDialog: Story = {
  parameters: screenshots.both,
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Delete Post Saturday clean-up at the river' }),
    )
    const opened = within(await screen.findByRole('alertdialog', { name: 'Delete Post' }))
    await expect(
      opened.getByText('Are you sure you want to delete this post? This action cannot be undone.'),
    ).toBecomeVisible()
    await expect(opened.getByText('Saturday clean-up at the river · Maria Silva')).toBecomeVisible()
    await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}
