import { plainText } from '../../text/people'
import type { Post } from './postsModel'
import { postsText as text } from './postsText'

/** The name to show for a post; never empty. */
export const postName = ({ title }: Pick<Post, 'title'>): string =>
  plainText(title) || text.untitled
