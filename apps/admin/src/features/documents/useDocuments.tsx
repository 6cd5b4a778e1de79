import type { DocumentSlots } from '@hearth/ui/domain/members'
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

/** Documents in place, under the email of the person who looks, and their downloads. */
export function useDocuments(): { documents: DocumentSlots; question: ReactNode } {
  const { info } = useSession(useRouteContext({ from: '__root__' }).session)
  const { onDownload, question } = useDownload()
  const hasKey = useMay('documents.view') && isOffered('desk')
  const view: DocumentSlots['view'] = (document) => (
    <Suspense>
      <ShownDocument document={document} viewer={info.email} />
    </Suspense>
  )
  const passportKey = hasKey ? PASSPORT_KEY : undefined
  return { documents: { view, onDownload, passportKey }, question }
}
