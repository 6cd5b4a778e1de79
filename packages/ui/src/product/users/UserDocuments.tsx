import { Award, IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button'
import * as css from './UserDocuments.css'
import { userFactsText as text } from './userFactsText'
import { certificateOf, passportOf, type UserFile } from './userFiles'
import type { UserRow } from './usersModel'
import { usersText } from './usersText'

/** A document of a member. */
export interface UserDocument extends UserFile {
  kind: 'passport' | 'certificate'
  userId: string
  /** What it is: 'Passport'. */
  name: string
}

/** What the application can do with documents. It loads the code for it with the page. */
export interface DocumentSlots {
  /**
   * Renders a document in place, below its line: a GuardedDocument; undefined for one that can only
   * be downloaded.
   */
  view: (document: UserDocument) => ReactNode
  /** Asks before a download. @default the line has a link to the file */
  onDownload?: ((document: UserDocument) => void) | undefined
}

interface UserDocumentsProps {
  user: UserRow
  /** Shows documents in place. @default they can only be downloaded */
  documents?: DocumentSlots | undefined
}

/** The files of a user, each with its download: the passport, and a certificate if there is one. */
export function UserDocuments({ user, documents }: UserDocumentsProps) {
  const certificate = certificateOf(user)
  const passport = passportOf(user)
  return (
    <ul aria-label={text.documents} className={css.list}>
      <Line
        icon={<IdCard />}
        name={text.passport}
        download={usersText.passport}
        document={
          passport && { ...passport, kind: 'passport', userId: user.id, name: text.passport }
        }
        documents={documents}
      />
      {certificate && (
        <Line
          icon={<Award />}
          name={text.certificate}
          download={usersText.certificate}
          document={{
            ...certificate,
            kind: 'certificate',
            userId: user.id,
            name: text.certificate,
          }}
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
  documents: DocumentSlots | undefined
}

function Line({ icon, name, download, document, documents }: LineProps) {
  const detail = document ? typeOf(document) : text.notProvided
  const onDownload = documents?.onDownload
  return (
    <li className={css.row}>
      {icon}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {detail && <span className={css.detail}>{detail}</span>}
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
const typeOf = ({ download }: UserFile): string | undefined =>
  /\.(\w{1,5})$/.exec(download)?.[1]?.toUpperCase()
