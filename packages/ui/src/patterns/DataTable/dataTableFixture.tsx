import { Ban, Download, Mail, Trash2 } from 'lucide-react'
import { fn } from 'storybook/test'
import { Avatar } from '../../components/Avatar/Avatar'
import { Badge } from '../../components/Badge/Badge'
import { Link } from '../../components/Link/Link'
import { mediumDate } from '../../text/dates'
import type { RowAction } from '../List/List'
import type { TableColumn } from './tableModel'

/** Made-up members, for stories. */
export interface Member {
  id: string
  name: string
  email: string
  isVerified: boolean
  joined: string
}

const names = ['Maria Silva', 'Jonas Lindqvist', 'مریم رضایی', 'Aoife Ní Bhriain', 'Ελένη Παππά']

export const members: Member[] = Array.from({ length: 120 }, (_, at) => ({
  id: `m${at + 1}`,
  name: at < names.length ? (names[at] ?? '') : `Member ${at + 1}`,
  email: `member${at + 1}@mail.example`,
  isVerified: at % 3 !== 0,
  joined: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
}))

export const columns: readonly TableColumn<Member>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    hasImage: true,
    grow: 2,
    sortValue: ({ name }) => name,
    isSortable: true,
    render: ({ id, name }) => (
      <Link href={`/users/${id}`} variant="subject">
        <Avatar name={name} />
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    isStacked: true,
    grow: 3,
    sortValue: ({ email }) => email,
    render: ({ email }) => <bdi>{email}</bdi>,
  },
  {
    id: 'verified',
    header: 'Verified',
    sortValue: ({ isVerified }) => isVerified,
    render: ({ isVerified }) => (
      <Badge tone={isVerified ? 'positive' : 'neutral'}>
        {isVerified ? 'Verified' : 'Pending'}
      </Badge>
    ),
  },
  {
    id: 'joined',
    header: 'Joined',
    align: 'end',
    sortValue: ({ joined }) => new Date(joined),
    isSortable: true,
    render: ({ joined }) => mediumDate(joined),
  },
]

export const onBan = fn()
export const onDelete = fn()

export const rowActions = (row: Member): RowAction[] => [
  {
    id: 'invites',
    label: 'View invites',
    icon: <Mail />,
    group: 'Account',
    href: `/users/view-invites/${row.id}`,
  },
  {
    id: 'passport',
    label: 'Download passport',
    icon: <Download />,
    group: 'Files',
    href: '/files/passport.pdf',
    download: `${row.name}.pdf`,
  },
  {
    id: 'ban',
    label: 'Ban',
    icon: <Ban />,
    display: 'label',
    group: 'Account',
    disabledReason: row.isVerified ? undefined : 'Awaiting Email Verification',
    onPress: () => onBan(row),
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: <Trash2 />,
    tone: 'critical',
    onPress: () => onDelete(row),
  },
]
