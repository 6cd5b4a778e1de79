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
    /** Address of the picture; without one the default avatar shows. */
    profilePic?: string | null | undefined
  }
}

/** The posts whose title or description has the text in it, in any case (specification 2.13). */
export function matchingPosts(posts: readonly Post[], search: string): readonly Post[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return posts
  return posts.filter(({ title, description }) =>
    [title, description].some((text) => text.toLowerCase().includes(wanted)),
  )
}
