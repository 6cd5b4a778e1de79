import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context } from '../kernel/operation.ts'
import { type DocumentFile, openDocument } from './stored/documentFile.ts'
import type { DocumentKind } from './stored/links.ts'

type Use = Pick<
  Context,
  'actor' | 'db' | 'enter' | 'files' | 'limit' | 'now' | 'request' | 'takeIfLeft' | 'vault'
>

interface Wanted {
  readonly action: 'document.view' | 'document.download'
  /** Id of the member. */
  readonly subject: string
  readonly kind: DocumentKind
  /** In the store. */
  readonly key: string
  /** @default any size */
  readonly maxBytes?: number
}

/** Counts a document. Once an hour, the record says that a person has used up a limit. */
const countDocument = async (use: Use): Promise<void> => {
  const { userId } = use.actor
  try {
    await use.limit('documents', userId)
    await use.limit('documentsDay', userId)
  } catch (error) {
    const isUsedUp = error instanceof AppError && error.code === 'tooManyRequests'
    if (isUsedUp && (await use.takeIfLeft('documentsEntry', userId))) {
      await audit(use.db, use, { action: 'document.limit' })
    }
    throw error
  }
}

const open = async (use: Use, wanted: Wanted): Promise<DocumentFile | undefined> => {
  const { action, subject, kind, key, maxBytes = Number.POSITIVE_INFINITY } = wanted
  await countDocument(use)
  const file = await openDocument(use.files, key)
  if (!file) return undefined
  try {
    if ((file.size ?? Number.POSITIVE_INFINITY) > maxBytes) {
      throw new AppError('conflict', { message: 'This document is too large to be shown' })
    }
    await audit(use.db, use, { action, subject, after: { kind } })
  } catch (error) {
    file.body.destroy()
    throw error
  }
  return file
}

/**
 * Opens a document to send it to a person: within their limits, and recorded before its first byte.
 * It streams, so that a file which nobody reads takes no memory. Undefined if it is not in the store.
 * @throws AppError tooManyRequests, or conflict for a file that is too large
 */
export const openForPerson = async (
  use: Use,
  wanted: Wanted,
): Promise<DocumentFile | undefined> => {
  const leave = use.enter('documentsSent', use.actor.userId)
  let file: DocumentFile | undefined
  try {
    file = await open(use, wanted)
  } finally {
    // A body is closed when it is sent, and also when the caller hangs up.
    if (file) file.body.once('close', leave)
    else leave()
  }
  return file
}
