import { fold } from '../../text/fold'
import { plainText } from '../../text/people'
import { postsText as text } from './postsText'

/**
 * A post as the panel needs it (specification 3). The contract's `Post` is structurally
 * compatible.
 */
export interface Post {
  id: string
  title: string
  description: string
  /** ISO 8601. An invalid date shows as 'Unknown date'. */
  createdAt: string
  /** The author. */
  user: {
    fullName?: string | null | undefined
    email?: string | null | undefined
    /** Address of the image; without it the default avatar shows. */
    profilePic?: string | null | undefined
  }
}

/**
 * Finds posts with a text in their title or description, ignoring case and accents (specification
 * 2.13). The searched text of each post is built once: with a hundred thousand posts, rebuilding it
 * for each key would be slow.
 */
export function searchOf(posts: readonly Post[]): (search: string) => readonly Post[] {
  let texts: readonly string[] | undefined
  return (search) => {
    const wanted = fold(search.trim())
    if (wanted === '') return posts
    // A separator that a search text cannot contain.
    texts ??= posts.map(({ title, description }) => fold(`${title}\n${description}`))
    const words = texts
    return posts.filter((_, at) => words[at]?.includes(wanted))
  }
}

/** The name to show for a post; never empty. */
export const postName = ({ title }: Pick<Post, 'title'>): string =>
  plainText(title) || text.untitled
