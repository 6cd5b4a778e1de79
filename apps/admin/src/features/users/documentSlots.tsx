import { GuardedDocument } from '@hearth/ui/patterns/GuardedDocument'
import { type DocumentSlots, isImageFile } from '@hearth/ui/product/users'
import { documentsOf } from '../desk/documents'

const isOwnOrigin = (href: string) => new URL(href, location.href).origin === location.origin

/** Reads a file by its link. The content policy allows only the panel's own origin. */
const byLink = (href: string) => async (signal: AbortSignal) => {
  const answer = await fetch(href, { signal, cache: 'no-store' })
  // The answer has no sentence for a person.
  if (!answer.ok) throw new Error()
  return answer.blob()
}

/**
 * Documents in place: with the feature `desk` images and PDF files, blurred until asked for. Without
 * it only images, by their links.
 * @param viewer email of the person who looks, for the watermark
 */
export const documentSlots = (viewer: string): DocumentSlots => ({
  view: (document) => {
    const { kind, userId, name, href } = document
    const load = documentsOf(userId)?.(kind)
    if (load) return <GuardedDocument name={name} watermark={viewer} load={load} />
    return isImageFile(document) && isOwnOrigin(href) ? (
      <GuardedDocument
        name={name}
        watermark={viewer}
        load={byLink(href)}
        isBlurred={false}
        hideAfter={Number.POSITIVE_INFINITY}
      />
    ) : undefined
  },
})
