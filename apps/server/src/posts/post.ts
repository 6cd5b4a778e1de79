import { and, eq, isNull } from 'drizzle-orm'
import { validate } from 'uuid'
import { AppError } from '../errors.ts'
import { isOfUser } from '../platform/database/isOfUser.ts'
import { posts } from '../platform/database/schema.ts'

export const noSuchPost = () => new AppError('notFound', { message: 'Post not found' })

/**
 * The condition that names one post. With its author a post is out of reach too.
 * @throws AppError notFound
 */
export const isPost = (id: string) => {
  if (!validate(id)) throw noSuchPost()
  return and(eq(posts.id, id), isNull(posts.deletedAt), isOfUser(posts.userId))
}
