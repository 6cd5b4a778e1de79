import { and, eq, isNull } from 'drizzle-orm'
import { validate } from 'uuid'
import { AppError } from '../kernel/errors.ts'
import type { Context } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
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

/** Moves a post to the trash, where its row stays for 30 days, or restores it. */
export const setDeleted = async (
  tx: Transaction,
  { now }: Pick<Context, 'now'>,
  id: string,
  isDeleted: boolean,
): Promise<void> => {
  await tx
    .update(posts)
    .set({ deletedAt: isDeleted ? now() : null })
    .where(eq(posts.id, id))
}
