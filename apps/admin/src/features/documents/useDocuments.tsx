import { type DocumentSlots, isImageFile, type UserDocument } from '@hearth/ui/domain/members'
import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { isOffered } from '../../deployment/brand'
import { loadWhenIdle } from '../../deployment/idleLoads'
import { lazyPart } from '../../deployment/lazyPart'
import { useMay } from '../../session/permissions'
import { useSession } from '../../session/session'
import { PASSPORT_KEY } from './passportKey'
import { useDownload } from './useDownload'

// Without it the download stays.
const ShownDocument = lazyPart(async () => (await import('./ShownDocument')).ShownDocument)
loadWhenIdle(ShownDocument.preload)

const isOwnImage = (document: UserDocument) =>
  isImageFile(document) && new URL(document.href, location.href).origin === location.origin

/** Documents above the page, under the email of the person who looks, and their downloads. */
export function useDocuments(): { documents: DocumentSlots; question: ReactNode } {
  const { info } = useSession(useRouteContext({ from: '__root__' }).session)
  const { onDownload, question } = useDownload()
  // The server answers the bytes, and records each view. Otherwise only images show, by their links.
  const maySee = useMay('documents.view') && isOffered('desk')
  const view: DocumentSlots['view'] = (document, beside) =>
    maySee || isOwnImage(document) ? (
      <Suspense>
        <ShownDocument
          document={document}
          viewer={info.email}
          isRecorded={maySee}
          {...(onDownload && { onDownload: () => onDownload(document) })}
          {...beside}
        />
      </Suspense>
    ) : undefined
  const passportKey = maySee ? PASSPORT_KEY : undefined
  return { documents: { view, onDownload, passportKey }, question }
}
