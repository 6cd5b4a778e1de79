import { ApiError } from '@hearth/api/error'
import { isImageFile, type UserDocument } from '@hearth/ui/domain/members'
import { GuardedDocument } from '@hearth/ui/patterns/GuardedDocument'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { tooManyDocuments } from '../../errors/tooManyDocuments'
import { may } from '../../session/permissions'
import { useSingleKeys } from '../../shortcuts/useSingleKeys'
import { PASSPORT_KEY } from './passportKey'
import { useDocumentsBlurred } from './useDocumentsBlurred'

export interface ShownDocumentProps {
  document: UserDocument
  /** Email of the person who looks, for the watermark. */
  viewer: string
}

const isOwnOrigin = (href: string) => new URL(href, location.href).origin === location.origin

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

/**
 * A document in place: with the feature `desk` images and PDF files, blurred at first unless the
 * person or the deployment chose otherwise. Without it only images, by their links.
 */
export function ShownDocument({ document, viewer }: ShownDocumentProps) {
  const { kind, userId, name, href } = document
  const [isBlurred] = useDocumentsBlurred()
  const [hasSingleKeys] = useSingleKeys()
  if (isOffered('desk') && may('documents.view')) {
    // Called for each view, and kept by no cache: the server records every call.
    const load = (signal: AbortSignal) =>
      api
        .call('viewDocument', { path: { id: userId, kind } }, { signal })
        .catch((error: unknown) => {
          const isLimit = error instanceof ApiError && error.status === 429
          throw isLimit ? new Error(tooManyDocuments(error.retryAfter)) : error
        })
    return (
      <GuardedDocument
        name={name}
        watermark={viewer}
        load={load}
        isBlurred={isBlurred}
        singleKey={hasSingleKeys && kind === 'passport' ? PASSPORT_KEY : undefined}
      />
    )
  }
  if (!isImageFile(document) || !isOwnOrigin(href)) return null
  return (
    <GuardedDocument
      name={name}
      watermark={viewer}
      load={byLink(href)}
      isBlurred={false}
      hideAfter={Number.POSITIVE_INFINITY}
    />
  )
}
