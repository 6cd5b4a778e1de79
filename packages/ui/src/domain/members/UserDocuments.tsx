import { Award, Download, Ellipsis, IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button'
import { IconButton } from '../../components/IconButton/IconButton'
import { Menu } from '../../components/Menu/Menu'
import { mediumDate } from '../../text/dates'
import { text as defaults } from '../../text/defaults'
import * as css from './UserDocuments.css'
import { DocumentFacts } from './UserFacts'
import type { UserDetails } from './userDetailsModel'
import { userFactsText as text } from './userFactsText'
import { certificateOf, passportOf, type UserDocument } from './userFiles'
import { usersText } from './usersText'

/** What the application can do with documents. It loads the code for it with the page. */
export interface DocumentSlots {
  /**
   * Renders the button that shows a document: a GuardedDocument; undefined for one that can only be
   * downloaded.
   */
  view: (document: UserDocument, beside: BesideDocument) => ReactNode
  /** The single key that shows the passport, for the hints of a case: 'd'. @default none */
  passportKey?: string | undefined
  /** Asks before a download. @default a link to the file */
  onDownload?: ((document: UserDocument) => void) | undefined
}

/** What stands beside an open document. */
export interface BesideDocument {
  /** What it must agree with. */
  facts: ReactNode
  /** The decision that it is needed for. */
  decision: ReactNode
}

interface UserDocumentsProps {
  user: UserDetails
  /** Shows documents. @default they can only be downloaded */
  documents?: DocumentSlots | undefined
  /** The buttons of the decision about the user: DecisionBar. @default none */
  decision?: ReactNode
}

/** The files of a user, to see or to download: the passport, and a certificate if there is one. */
export function UserDocuments({ user, documents, decision }: UserDocumentsProps) {
  const certificate = certificateOf(user)
  const passport = passportOf(user)
  const { passportDeletedAt, passportDueAt, certificateDeletedAt, isHeld } = user.documents ?? {}
  const beside = { facts: <DocumentFacts user={user} />, decision }
  return (
    <ul aria-label={text.documents} className={css.list}>
      <Line
        icon={<IdCard />}
        name={text.passport}
        download={usersText.passport}
        document={passport}
        deletedAt={passportDeletedAt}
        dueAt={isHeld ? undefined : passportDueAt}
        {...{ documents, beside }}
      />
      {(certificate || certificateDeletedAt) && (
        <Line
          icon={<Award />}
          name={text.certificate}
          download={usersText.certificate}
          document={certificate}
          deletedAt={certificateDeletedAt}
          {...{ documents, beside }}
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
  beside: BesideDocument
}

function Line({ icon, name, download, document, deletedAt, dueAt, documents, beside }: LineProps) {
  const missing = deletedAt ? text.deletedOn(mediumDate(deletedAt)) : text.notProvided
  const detail = document ? typeOf(document) : missing
  return (
    <li className={css.row}>
      {icon}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {detail && <span className={css.detail}>{detail}</span>}
        {document && dueAt && <span className={css.detail}>{text.dueOn(mediumDate(dueAt))}</span>}
      </span>
      {document && (
        <span className={css.actions}>
          <Actions {...{ name, download, document, documents, beside }} />
        </span>
      )}
    </li>
  )
}

type ActionsProps = Pick<LineProps, 'name' | 'download' | 'documents' | 'beside'> & {
  document: UserDocument
}

/** Seeing comes first: a download leaves a file on a computer, so it is in a menu. */
function Actions({ name, download, document, documents, beside }: ActionsProps) {
  const view = documents?.view(document, beside)
  const onDownload = documents?.onDownload
  if (!onDownload) {
    return (
      <>
        {view}
        <Button size="small" href={document.href} download={document.download}>
          {download}
        </Button>
      </>
    )
  }
  const onAction = () => onDownload(document)
  if (!view) {
    return (
      <Button size="small" onPress={onAction}>
        {download}
      </Button>
    )
  }
  return (
    <>
      {view}
      <Menu
        trigger={
          <IconButton
            size="small"
            label={defaults.actionsFor(name)}
            tooltip={defaults.actions}
            icon={<Ellipsis />}
          />
        }
        items={[{ id: 'download', label: download, icon: <Download />, onAction }]}
      />
    </>
  )
}

/** The type of a file as people know it: 'PDF'; undefined if its name has none. */
const typeOf = ({ download }: UserDocument): string | undefined =>
  /\.(\w{1,5})$/.exec(download)?.[1]?.toUpperCase()
