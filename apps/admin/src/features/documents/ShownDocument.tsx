import { ApiError } from '@hearth/api/error'
import type { BesideDocument, UserDocument } from '@hearth/ui/domain/members'
import { GuardedDocument } from '@hearth/ui/patterns/GuardedDocument'
import { api } from '../../api'
import { tooManyDocuments } from '../../errors/tooManyDocuments'
import { useSingleKeys } from '../../shortcuts/useSingleKeys'
import { PASSPORT_KEY } from './passportKey'
import { useDocumentsBlurred } from './useDocumentsBlurred'

export interface ShownDocumentProps extends BesideDocument {
  document: UserDocument
  /** Email of the person who looks, for the watermark. */
  viewer: string
  /** The server gives the bytes and records each view: with the feature `desk`. */
  isRecorded: boolean
  /** Asks before a download. */
  onDownload?: () => void
}

/** Reads a file by its link. The content policy allows only the panel's own origin. */
const byLink = (href: string) => async (signal: AbortSignal) => {
  const answer = await fetch(href, { signal, cache: 'no-store' })
  if (answer.status === 429) {
    throw new Error(tooManyDocuments(answer.headers.get('retry-after')))
  }
  // The answer has no sentence for a person.
  if (!answer.ok) throw new Error()
  return answer.blob()
}

// Called for each view, and kept by no cache: the server records every call.
const byCall =
  ({ userId, kind }: UserDocument) =>
  (signal: AbortSignal) =>
    api.call('viewDocument', { path: { id: userId, kind } }, { signal }).catch((error: unknown) => {
      const isLimit = error instanceof ApiError && error.status === 429
      throw isLimit ? new Error(tooManyDocuments(error.retryAfter)) : error
    })

/**
 * A document above the page: with the feature `desk` images and PDF files, blurred at first unless
 * the person or the deployment chose otherwise. Without it only images, by their links.
 */
export function ShownDocument({ document, viewer, isRecorded, ...props }: ShownDocumentProps) {
  const { kind, name, href } = document
  const [isBlurred] = useDocumentsBlurred()
  const [hasSingleKeys] = useSingleKeys()
  return (
    <GuardedDocument
      {...props}
      name={name}
      watermark={viewer}
      {...(isRecorded
        ? {
            load: byCall(document),
            isBlurred,
            singleKey: hasSingleKeys && kind === 'passport' ? PASSPORT_KEY : undefined,
          }
        : { load: byLink(href), isBlurred: false, hideAfter: Number.POSITIVE_INFINITY })}
    />
  )
}
