import { createSigner, type SigningKeys } from '../platform/signer.ts'

/** The documents of a member that an administrator may download. */
export const documentKinds = ['passport', 'certificate'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Links created within the same period are identical, so that a polled list stays the same. */
const linkPeriod = 5 * 60_000

/** Signed, short-lived links to documents. A link alone opens nothing: it also needs a session. */
export interface DocumentLinks {
  /** Path of the link; it lives for one to two periods. Null when there is no document. */
  make(kind: DocumentKind, userId: string, storageKey: string | null, now: Date): string | null
  /** True for a link from this server that has not expired. */
  accepts(link: DocumentLink, now: Date): boolean
}

/** The parts of a link as a request brings them. */
interface DocumentLink {
  readonly kind: DocumentKind
  readonly userId: string
  /** Milliseconds since 1970. */
  readonly until: number
  readonly signature: string
}

/** What the signature of a link covers. */
const textOf = ({ kind, userId, until }: Omit<DocumentLink, 'signature'>): string =>
  `${kind}\n${userId}\n${until}`

/** Creates and checks links. */
export const createDocumentLinks = (keys: SigningKeys): DocumentLinks => {
  const signer = createSigner(keys)
  return {
    make: (kind, userId, storageKey, now) => {
      if (!storageKey) return null
      // The type of the file, so that a client knows before a download whether it is an image.
      const extension = /\.[a-z0-9]{1,8}$/.exec(storageKey)?.[0] ?? ''
      const until = (Math.floor(now.getTime() / linkPeriod) + 2) * linkPeriod
      const signature = signer.sign(textOf({ kind, userId, until }))
      return `/api/documents/${kind}/${userId}${extension}?until=${until}&signature=${signature}`
    },
    accepts: ({ signature, ...link }, now) =>
      signer.verifies(textOf(link), signature) && now.getTime() < link.until,
  }
}
