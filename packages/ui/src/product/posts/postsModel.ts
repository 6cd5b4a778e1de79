/** A post as the panel needs it (specification 3). The contract's `Post` fits by structure. */
export interface Post {
  id: string
  title: string
  description: string
  /** ISO 8601. What is no date shows as 'Unknown date'. */
  createdAt: string
  /** The author. */
  user: {
    fullName?: string | null | undefined
    email?: string | null | undefined
    /** Address of the image; without one the default avatar shows. */
    profilePic?: string | null | undefined
  }
}

/**
 * Looks for posts whose title or description has a text in it, in any case (specification 2.13). What it
 * looks into is made once: of a hundred thousand posts not for each key.
 */
export function searchOf(posts: readonly Post[]): (search: string) => readonly Post[] {
  let texts: readonly string[] | undefined
  return (search) => {
    const wanted = search.trim().toLowerCase()
    if (wanted === '') return posts
    // No line break can be searched for.
    texts ??= posts.map(({ title, description }) => `${title}\n${description}`.toLowerCase())
    const words = texts
    return posts.filter((_, at) => words[at]?.includes(wanted))
  }
}
