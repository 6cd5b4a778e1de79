import { and, eq, isNull } from 'drizzle-orm'
import { validate } from 'uuid'
import { AppError } from '../kernel/errors.ts'
import { isOfUser } from '../platform/database/isOfUser.ts'
import { posts } from '../platform/database/schema.ts'

export const noSuchPost = () => new AppError('notFound', { message: 'Post not found' })

/**
 * The condition for one post. Posts of deleted authors are hidden.
 * @throws AppError notFound for an id that is not a UUID
 */
export const isPost = (id: string) => {
  if (!validate(id)) throw noSuchPost()
  return and(eq(posts.id, id), isNull(posts.deletedAt), isOfUser(posts.userId))
}
