import { createSigner, type SigningKeys } from '../../platform/signer.ts'

/** The documents of a member that an administrator may download. */
export const documentKinds = ['passport', 'certificate'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Links of the same period are identical, so that polling an unchanged list gives 304. */
const linkPeriod = 5 * 60_000

/** Signed, short-lived links to documents. Opening one also needs a session. */
export interface DocumentLinks {
  /** The path, valid for one to two periods. Null if there is no document. */
  make(kind: DocumentKind, userId: string, storageKey: string | null, now: Date): string | null
  /** Whether this server signed the link and it has not expired. */
  accepts(link: DocumentLink, now: Date): boolean
}

/** The parts of a requested link. */
interface DocumentLink {
  readonly kind: DocumentKind
  readonly userId: string
  /** Milliseconds since 1970. */
  readonly until: number
  readonly signature: string
}

/** The signed text of a link. */
const textOf = ({ kind, userId, until }: Omit<DocumentLink, 'signature'>): string =>
  `${kind}\n${userId}\n${until}`

export const createDocumentLinks = (keys: SigningKeys): DocumentLinks => {
  const signer = createSigner(keys)
  return {
    make: (kind, userId, storageKey, now) => {
      if (!storageKey) return null
      // With the extension, a client knows before the download whether the file is an image.
      const extension = /\.[a-z0-9]{1,8}$/.exec(storageKey)?.[0] ?? ''
      const until = (Math.floor(now.getTime() / linkPeriod) + 2) * linkPeriod
      const signature = signer.sign(textOf({ kind, userId, until }))
      return `/api/documents/${kind}/${userId}${extension}?until=${until}&signature=${signature}`
    },
    accepts: ({ signature, ...link }, now) =>
      signer.verifies(textOf(link), signature) && now.getTime() < link.until,
  }
}
