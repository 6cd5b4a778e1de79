import { Moment } from '../../components/Moment/Moment'
import type { TableColumn } from '../../patterns/DataTable/DataTable'
import { CellText } from '../../patterns/DataTable/DataTable'
import { StateBadge } from '../states/states'
import { invitedEmail, inviteStatus, type SentInvite } from './invitesModel'
import { invitesText as text } from './invitesText'

/** Columns of a list of invites (specification 2.11, 2.16 and 2.17). */
export const invitesColumns: readonly TableColumn<SentInvite>[] = [
  {
    id: 'email',
    header: text.email,
    isRowHeader: true,
    grow: 1,
    sortValue: invitedEmail,
    render: (invite) => <CellText translate="no">{invitedEmail(invite)}</CellText>,
  },
  {
    id: 'status',
    header: text.status,
    cardLabel: 'hidden',
    sortValue: (invite) => inviteStatus(invite).label,
    render: (invite) => <StateBadge {...inviteStatus(invite)} />,
  },
  {
    id: 'date',
    header: text.date,
    sortValue: ({ createdAt }) => new Date(createdAt),
    render: ({ createdAt }) => <Moment value={createdAt} />,
  },
]
