import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { saveBlob } from '@hearth/ui/hooks/saveBlob'
import type { QueryClient } from '@tanstack/react-query'
import { documentErrorTexts } from '../errors/documentErrorTexts'
import { tooManyDocuments } from '../errors/tooManyDocuments'
import { fetchAsShown } from './ownCalls'

/**
 * Downloads the documents behind the links of a page. These links expire after some minutes, and a
 * browser that follows an expired one shows no reason. When a download fails, a toast says so and
 * the page loads its links again, so that the next press works. If the session has ended, that load
 * leads to /login.
 * @returns a function that ends it
 */
export function followDownloads(queryClient: QueryClient): () => void {
  const onClick = (event: MouseEvent) => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[download]') : null
    if (!link) return
    const { origin, pathname } = new URL(link.href)
    if (origin !== location.origin || !pathname.startsWith('/api/')) return
    event.preventDefault()
    download(queryClient, link.href, link.download)
  }
  // React Aria's links stop a click on its way up.
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}

/** Downloads a document, or says that it failed and loads the links of the page again. */
export function download(queryClient: QueryClient, href: string, name: string): void {
  save(href, name).catch(() => {
    toast.error(documentErrorTexts.download)
    void queryClient.invalidateQueries()
  })
}

/** @throws Error when the document does not come, for another reason than a limit */
async function save(href: string, name: string): Promise<void> {
  const answer = await fetchAsShown(new Request(href, { credentials: 'include' }))
  if (answer.status === 429) {
    toast.error(tooManyDocuments(answer.headers.get('retry-after')))
    return
  }
  if (!answer.ok) throw new Error(`The document came with status ${answer.status}`)
  saveBlob(await answer.blob(), name)
}
