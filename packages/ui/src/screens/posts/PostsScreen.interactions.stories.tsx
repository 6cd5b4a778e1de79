import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Post, postsBulk } from '../../domain/posts/posts'
import { choose } from '../../storybook/choose'
import { demoBulk } from '../../storybook/demoBulk'
import { translated } from '../../storybook/translated'
import { twoFrames } from '../../storybook/twoFrames'
import { type PostsFilters, PostsScreen, type PostsScreenProps } from './PostsScreen'
import { hostilePosts, manyPosts, posts } from './postsFixture'

interface LivePostsProps
  extends Pick<PostsScreenProps, 'onFiltersChange' | 'onPageRequestChange' | 'onDelete'> {
  all: readonly Post[]
  /** The email of the only author at first. */
  author?: string
}

/** The screen on a mocked server and address. */
function LivePosts({
  all,
  author = '',
  onFiltersChange,
  onPageRequestChange,
  onDelete,
}: LivePostsProps) {
  const [kept, setKept] = useState(all)
  const [filters, setFilters] = useState<PostsFilters>({ search: '', author })
  const [pageRequest, setPageRequest] = useState({ page: 1, pageSize: 10 })
  return (
    <PostsScreen
      posts={{ status: 'ready', data: kept }}
      filters={filters}
      onFiltersChange={(next) => {
        onFiltersChange(next)
        setFilters(next)
        setPageRequest({ ...pageRequest, page: 1 })
      }}
      pageRequest={pageRequest}
      onPageRequestChange={(next) => {
        onPageRequestChange(next)
        setPageRequest(next)
      }}
      onDelete={async (post) => {
        await onDelete?.(post)
        setKept((before) => before.filter(({ id }) => id !== post.id))
      }}
      bulk={demoBulk(postsBulk, (_, ids) =>
        setKept((before) => before.filter(({ id }) => !ids.includes(id))),
      )}
    />
  )
}

const meta = {
  title: 'Screens/Posts interactions',
  component: LivePosts,
  tags: ['!autodocs'],
  parameters: { spec: '2.13' },
  args: {
    all: posts,
    onFiltersChange: fn(),
    onPageRequestChange: fn(),
    onDelete: fn(async () => {}),
  },
} satisfies Meta<typeof LivePosts>

export default meta
type Story = StoryObj<typeof meta>

/** The open dialog, once it has the focus: earlier key presses would go elsewhere. */
const dialog = async () => {
  const opened = within(await screen.findByRole('alertdialog'))
  await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  return opened
}
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const scarf = { name: 'Delete Post Lost: a green scarf' }

export const SelectsAndDeletesMany: Story = {
  play: async ({ canvas, step }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    const bar = async (label: string) => within(await canvas.findByRole('region', { name: label }))
    const search = canvas.getByRole('searchbox', { name: 'Search posts' })
    await step('what a search hides stays selected, and is counted', async () => {
      await userEvent.click(box('Select Lost: a green scarf'))
      await userEvent.type(search, 'river')
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
      const { getByText } = await bar('1 selected')
      await expect(getByText('1 selected, 1 not on this page')).toBecomeVisible()
      await userEvent.click(box('Select Saturday clean-up at the river'))
      await userEvent.clear(search)
      await waitFor(() => expect(box('Select Lost: a green scarf')).toBeChecked())
    })
    await step('Escape among the posts clears the selection', async () => {
      const selected = box('Select Lost: a green scarf')
      selected.focus()
      // An input method drops a word by it.
      fireEvent.keyDown(selected, { key: 'Escape', isComposing: true })
      await expect(selected).toBeChecked()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('region', { name: /selected/ })).toBeNull()
    })
    await step('a range by Shift, deleted after one question', async () => {
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(posts.length))
      const [first, second] = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })
      if (!first || !second) throw new Error('There are too few posts')
      await userEvent.click(first)
      const user = userEvent.setup()
      await user.keyboard('{Shift>}')
      await user.click(second)
      await user.keyboard('{/Shift}')
      const { getByRole } = await bar('2 selected')
      await userEvent.click(getByRole('button', { name: 'Delete' }))
      const opened = await dialog()
      await expect(opened.getAllByRole('listitem')).toHaveLength(2)
      await userEvent.click(opened.getByRole('button', { name: 'Delete' }))
      await waitFor(() =>
        expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(posts.length - 2),
      )
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Posts' })).toHaveFocus())
    })
  },
}

export const SearchesTitleAndDescription: Story = {
  play: async ({ args, canvas, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search posts' })
    await step('in the title, in any case', async () => {
      await userEvent.type(search, 'SCARF')
      await expect(args.onFiltersChange).toHaveBeenCalledTimes(5)
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
      await expect(canvas.getByRole('status')).toHaveTextContent('1 post')
    })
    await step('in the description', async () => {
      await userEvent.clear(search)
      await userEvent.type(search, 'herons')
      await expect(
        await canvas.findByRole('article', { name: 'Saturday clean-up at the river' }),
      ).toBecomeVisible()
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
    })
    await step('not in the name of the author', async () => {
      await userEvent.clear(search)
      await userEvent.type(search, 'Jonas')
      await expect(
        await canvas.findByText('No posts match your search criteria.'),
      ).toBecomeVisible()
    })
    await step('back to all in one press, with the focus kept in the page', async () => {
      const [, inList] = canvas.getAllByRole('button', { name: 'Clear filters' })
      await userEvent.click(inList as HTMLElement)
      await expect(search).toHaveValue('')
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5))
      await expect(canvas.getByRole('heading', { name: 'Posts' })).toHaveFocus()
    })
  },
}

export const KeepsTheSearchForAllAuthors: Story = {
  args: { author: posts[0]?.user.email ?? '' },
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search posts' })
    await userEvent.type(search, 'scarf')
    await expect(await canvas.findByText('No posts match your search criteria.')).toBecomeVisible()
    await choose(canvas.getByRole('button', { name: /^Author/ }), 'All authors')
    await expect(search).toHaveValue('scarf')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ search: 'scarf', author: '' })
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1))
  },
}

export const DeletesByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Enter on Cancel takes nothing and gives the focus back', async () => {
      canvas.getByRole('button', scarf).focus()
      await userEvent.keyboard('{Enter}')
      await dialog()
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
      await expect(args.onDelete).not.toHaveBeenCalled()
      await waitFor(() => expect(canvas.getByRole('button', scarf)).toHaveFocus())
    })
    await step('one Tab further stands Delete', async () => {
      await userEvent.keyboard('{Enter}')
      const opened = await dialog()
      await userEvent.tab()
      await expect(opened.getByRole('button', { name: 'Delete' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
      await expect(args.onDelete).toHaveBeenCalledOnce()
      await expect(args.onDelete).toHaveBeenCalledWith(posts[1])
    })
    await step('the post is gone and the next one has the focus', async () => {
      await waitFor(() => expect(canvas.queryByRole('button', scarf)).toBeNull())
      const next = canvas.getAllByRole('button', { name: /^Delete Post/ })[1]
      await waitFor(() => expect(next).toHaveFocus())
    })
  },
}

export const KeepsTheDialogWhenTheActionFails: Story = {
  play: async ({ args, canvas }) => {
    mocked(args.onDelete)?.mockRejectedValueOnce(new Error('503'))
    await userEvent.click(canvas.getByRole('button', scarf))
    const opened = await dialog()
    await userEvent.click(opened.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce())
    // Ready for another try: while the action is under way, presses are ignored.
    await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toBeEnabled())
    await expect(opened.getByText(/Lost: a green scarf/)).toBecomeVisible()
    await userEvent.click(opened.getByRole('button', { name: 'Delete' }))
    await dialogIsGone()
    await expect(args.onDelete).toHaveBeenCalledTimes(2)
  },
}

export const ShowsAllOfALongPost: Story = {
  args: { all: hostilePosts.slice(0, 1) },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Point 1 of the agenda/)
    const isCut = () => words.scrollHeight > words.clientHeight
    const more = await canvas.findByRole('button', { name: 'Show more' })
    await expect(isCut()).toBe(true)
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(isCut()).toBe(false))
    // Measured again: if the button disappeared once nothing is cut, it would be gone by now.
    await twoFrames()
    await expect(more).toBeInTheDocument()
    await expect(more).toHaveTextContent('Show less')
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(isCut()).toBe(true))
    await expect(more).toHaveTextContent('Show more')
    await expect(more).toHaveFocus()
  },
}

export const TurnsPages: Story = {
  args: { all: manyPosts(23) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }))
    await expect(args.onPageRequestChange).toHaveBeenLastCalledWith({ page: 3, pageSize: 10 })
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
    await userEvent.type(canvas.getByRole('searchbox'), 'harbour')
    await expect(await canvas.findByText('Page 1 of 2')).toBecomeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('12 posts')
  },
}

export const SelectsOnATranslatedPage: Story = {
  ...SelectsAndDeletesMany,
  decorators: [translated],
}

export const SearchesOnATranslatedPage: Story = {
  ...SearchesTitleAndDescription,
  decorators: [translated],
}
