import { useConfirm } from '@hearth/ui/patterns/ConfirmDialog'
import type { DocumentSlots } from '@hearth/ui/product/users'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'
import { isOffered } from '../../deployment/brand'
import { download } from '../../session/downloads'
import { useSession } from '../../session/session'
import { documentsTexts } from './messages'
import type { ShownDocumentProps } from './ShownDocument'

// After a deploy the code may be gone: the download stays.
const ShownDocument = lazy<ComponentType<ShownDocumentProps>>(() =>
  import('./ShownDocument')
    .then(({ ShownDocument }) => ({ default: ShownDocument }))
    .catch(() => ({ default: () => null })),
)

/**
 * Documents in place, under the email of the person who looks. With the feature `desk` a download
 * is confirmed first, because a file on a computer outlives its deletion from the store.
 */
export function useDocuments(): { documents: DocumentSlots; question: ReactElement } {
  const client = useQueryClient()
  const { info } = useSession(useRouteContext({ from: '__root__' }).session)
  const { ask, dialog } = useConfirm()
  const view: DocumentSlots['view'] = (document) => (
    <Suspense>
      <ShownDocument document={document} viewer={info.email} />
    </Suspense>
  )
  const onDownload: DocumentSlots['onDownload'] = ({ name, href, download: file }) =>
    ask({
      title: documentsTexts.downloadTitle(name),
      description: documentsTexts.downloadQuestion,
      confirmLabel: documentsTexts.download,
      onConfirm: async () => download(client, href, file),
    })
  return { documents: isOffered('desk') ? { view, onDownload } : { view }, question: dialog }
}
