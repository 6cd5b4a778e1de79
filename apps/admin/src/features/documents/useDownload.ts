import type { DocumentSlots } from '@hearth/ui/domain/members'
import { useConfirm } from '@hearth/ui/patterns/Confirm/useConfirm'
import { isolate } from '@hearth/ui/text/people'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isOffered } from '../../deployment/brand'
import { download } from '../../session/downloads'
import { documentsTexts } from './messages'

/**
 * Asks before a document is downloaded, because a file on a computer outlives its deletion from the
 * store. Without the feature `desk` downloads stay links.
 */
export function useDownload(): {
  onDownload: DocumentSlots['onDownload']
  /** Render it once. */
  question: ReactNode
} {
  const client = useQueryClient()
  const { ask, dialog } = useConfirm()
  const onDownload: DocumentSlots['onDownload'] = ({ name, href, download: file }) =>
    ask({
      title: documentsTexts.downloadTitle(name),
      description: documentsTexts.downloadQuestion,
      detail: isolate(file),
      confirmLabel: documentsTexts.download,
      onConfirm: async () => download(client, href, file),
    })
  return { onDownload: isOffered('desk') ? onDownload : undefined, question: dialog }
}
