import { Award, IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button'
import * as css from './UserDocuments.css'
import { userFactsText as text } from './userFactsText'
import { certificateOf, passportOf, type UserFile } from './userFiles'
import type { UserRow } from './usersModel'
import { usersText } from './usersText'

interface UserDocumentsProps {
  user: UserRow
  /** Renders a file in place, below its line. @default a file can only be downloaded */
  viewOf?: (file: UserFile, name: string) => ReactNode
}

/** The files of a user, each with its download: the passport, and a certificate if there is one. */
export function UserDocuments({ user, viewOf }: UserDocumentsProps) {
  const certificate = certificateOf(user)
  return (
    <ul aria-label={text.documents} className={css.list}>
      <Document
        icon={<IdCard />}
        name={text.passport}
        download={usersText.passport}
        file={passportOf(user)}
        viewOf={viewOf}
      />
      {certificate && (
        <Document
          icon={<Award />}
          name={text.certificate}
          download={usersText.certificate}
          file={certificate}
          viewOf={viewOf}
        />
      )}
    </ul>
  )
}

interface DocumentProps {
  icon: ReactNode
  name: string
  /** Label of its link. */
  download: string
  /** Undefined while the user has not handed it in. */
  file: UserFile | undefined
  viewOf: UserDocumentsProps['viewOf']
}

function Document({ icon, name, download, file, viewOf }: DocumentProps) {
  const detail = file ? typeOf(file) : text.notProvided
  return (
    <li className={css.row}>
      {icon}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {detail && <span className={css.detail}>{detail}</span>}
      </span>
      {file && (
        <Button size="small" {...file}>
          {download}
        </Button>
      )}
      {file && viewOf?.(file, name)}
    </li>
  )
}

/** The type of a file as people know it: 'PDF'; undefined if its name has none. */
const typeOf = ({ download }: UserFile): string | undefined =>
  /\.(\w{1,5})$/.exec(download)?.[1]?.toUpperCase()
