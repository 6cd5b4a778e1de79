import { Moment } from '../../components/Moment/Moment'
import type { TableColumn } from '../../patterns/DataTable/DataTable'
import { CellText } from '../../patterns/DataTable/DataTable'
import { personName, plainText } from '../../text/people'
import { UserLink } from '../members/members'
import { badgeRequestsText as text } from './badgeRequestsText'
import type { Refusal } from './refusal'

/**
 * A member who asks for a badge, with the member's id (specification 3). The contract's
 * `PendingBadge` is structurally compatible.
 */
export interface BadgeRequest {
  id: string
  fullName?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  /** Address of the image; without it the default avatar shows. */
  profilePic?: string | null | undefined
  /** ISO 8601: since when the request waits. @default not known */
  requestedAt?: string | null | undefined
  /** Why the server would refuse an approval. @default it would not */
  refusal?: Refusal | null | undefined
}

/**
 * Columns of a table of citizenship requests (specification 2.11 and 2.12).
 * @param hrefOf the address of the request's review, behind its name and image
 * @param hasWaitingSince whether a column says since when each request waits, as on the desk
 */
export const badgeRequestsColumns = (
  hrefOf: (request: BadgeRequest) => string,
  { hasWaitingSince = false } = {},
): readonly TableColumn<BadgeRequest>[] => [
  {
    id: 'name',
    header: text.name,
    isRowHeader: true,
    hasImage: true,
    grow: 3,
    isSortable: true,
    sortValue: personName,
    render: (request) => <UserLink user={request} href={hrefOf(request)} />,
  },
  {
    id: 'email',
    header: text.email,
    isStacked: true,
    grow: 4,
    isSortable: true,
    sortValue: ({ email }) => plainText(email),
    render: ({ email }) => (
      <CellText translate="no">{plainText(email) || text.notProvided}</CellText>
    ),
  },
  {
    id: 'phone',
    header: text.phone,
    isStacked: true,
    render: ({ phone }) => <bdi translate="no">{plainText(phone) || text.notProvided}</bdi>,
  },
  ...(hasWaitingSince
    ? [
        {
          id: 'requestedAt',
          header: text.waitingSince,
          isStacked: 'last' as const,
          isSortable: true,
          sortValue: ({ requestedAt }: BadgeRequest) => new Date(requestedAt ?? Number.NaN),
          render: ({ requestedAt }: BadgeRequest) => <Moment value={requestedAt} />,
        },
      ]
    : []),
]
