import { Award, IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button'
import { mediumDate } from '../../text/dates'
import * as css from './UserDocuments.css'
import type { StoredDocuments } from './userDetailsModel'
import { userFactsText as text } from './userFactsText'
import { certificateOf, passportOf, type UserDocument } from './userFiles'
import type { UserRow } from './usersModel'
import { usersText } from './usersText'

/** What the application can do with documents. It loads the code for it with the page. */
export interface DocumentSlots {
  /**
   * Renders a document in place, below its line: a GuardedDocument; undefined for one that can only
   * be downloaded.
   */
  view: (document: UserDocument) => ReactNode
  /** The single key that shows the passport, for the hints of a case: 'd'. @default none */
  passportKey?: string | undefined
  /** Asks before a download. @default a link to the file */
  onDownload?: ((document: UserDocument) => void) | undefined
}

interface UserDocumentsProps {
  user: UserRow & { documents?: StoredDocuments | null | undefined }
  /** Shows documents in place. @default they can only be downloaded */
  documents?: DocumentSlots | undefined
}

/** The files of a user, each with its download: the passport, and a certificate if there is one. */
export function UserDocuments({ user, documents }: UserDocumentsProps) {
  const certificate = certificateOf(user)
  const passport = passportOf(user)
  const { passportDeletedAt, passportDueAt, certificateDeletedAt, isHeld } = user.documents ?? {}
  return (
    <ul aria-label={text.documents} className={css.list}>
      <Line
        icon={<IdCard />}
        name={text.passport}
        download={usersText.passport}
        document={passport}
        deletedAt={passportDeletedAt}
        dueAt={isHeld ? undefined : passportDueAt}
        documents={documents}
      />
      {(certificate || certificateDeletedAt) && (
        <Line
          icon={<Award />}
          name={text.certificate}
          download={usersText.certificate}
          document={certificate}
          deletedAt={certificateDeletedAt}
          documents={documents}
        />
      )}
    </ul>
  )
}

interface LineProps {
  icon: ReactNode
  name: string
  /** Label of its download. */
  download: string
  /** Undefined while the user has not handed it in. */
  document: UserDocument | undefined
  /** When it was deleted after a decision. */
  deletedAt?: string | null | undefined
  /** When it will be. */
  dueAt?: string | null | undefined
  documents: DocumentSlots | undefined
}

function Line({ icon, name, download, document, deletedAt, dueAt, documents }: LineProps) {
  const missing = deletedAt ? text.deletedOn(mediumDate(deletedAt)) : text.notProvided
  const detail = document ? typeOf(document) : missing
  const onDownload = documents?.onDownload
  return (
    <li className={css.row}>
      {icon}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {detail && <span className={css.detail}>{detail}</span>}
        {document && dueAt && <span className={css.detail}>{text.dueOn(mediumDate(dueAt))}</span>}
      </span>
      {document &&
        (onDownload ? (
          <Button size="small" onPress={() => onDownload(document)}>
            {download}
          </Button>
        ) : (
          <Button size="small" href={document.href} download={document.download}>
            {download}
          </Button>
        ))}
      {document && documents?.view(document)}
    </li>
  )
}

/** The type of a file as people know it: 'PDF'; undefined if its name has none. */
const typeOf = ({ download }: UserDocument): string | undefined =>
  /\.(\w{1,5})$/.exec(download)?.[1]?.toUpperCase()
