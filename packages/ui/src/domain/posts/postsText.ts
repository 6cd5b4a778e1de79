import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the posts page; those of specification 2.13 are verbatim. */
export const postsText = localize('posts', {
  title: 'Posts',
  subtitle: 'Manage and view all community posts',
  failed: 'Some error occurred while fetching data',

  filters: 'Filter posts',
  search: 'Search posts',
  searchPlaceholder: 'Search posts...',
  author: 'Author',
  allAuthors: 'All authors',
  total: (posts: number) => `${count(posts)} ${posts === 1 ? 'post' : 'posts'}`,

  noneTitle: 'No Posts Found',
  noneYet: 'No posts have been created yet.',
  noneMatch: 'No posts match your search criteria.',

  untitled: 'Untitled post',

  delete: 'Delete Post',
  askDelete: 'Are you sure you want to delete this post?',
  deleteMany: 'Delete Posts',
  askDeleteMany: (posts: number) => `Are you sure you want to delete these ${count(posts)} posts?`,
  confirmDelete: 'Delete',
})
