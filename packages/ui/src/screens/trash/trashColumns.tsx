import { Badge } from '../../components/Badge/Badge'
import { Moment } from '../../components/Moment/Moment'
import { Notice } from '../../components/Notice/Notice'
import { actorName } from '../../domain/record/record'
import { CellText, type TableColumn } from '../../patterns/DataTable/DataTable'
import { useHearth } from '../../provider/HearthProvider'
import { nearMoment } from '../../text/dates'
import { plainText } from '../../text/people'
import * as css from './TrashScreen.css'
import type { Trashed } from './trashModel'
import { trashText as text } from './trashText'

/** A row of the table: the entry of the deletion names it. */
export interface TrashRow extends Omit<Trashed, 'id'> {
  id: string
  subjectId: string
  /** The server's reason for a refused restore. */
  refusal: string | undefined
}

export const trashName = ({ name, subjectId }: TrashRow): string =>
  plainText(name) || text.unnamed(subjectId.slice(-4))

const DAY = 86_400_000
/** So few days are worth a second look. */
const SOON = 3

function TimeLeft({ goneAt }: { goneAt: string }) {
  const days = (Date.parse(goneAt) - useHearth().now().getTime()) / DAY
  return (
    <Moment value={goneAt}>
      <Badge tone={days <= SOON ? 'caution' : 'neutral'} hasDot={days <= SOON}>
        {days >= 1 ? text.daysLeft(Math.ceil(days)) : text.lastHours}
      </Badge>
    </Moment>
  )
}

function Deleted({ deletedAt, by }: Pick<TrashRow, 'deletedAt' | 'by'>) {
  const now = useHearth().now()
  return (
    <span className={css.deleted}>
      <Moment value={deletedAt}>{nearMoment(deletedAt, now)}</Moment>{' '}
      <CellText>{text.by(actorName(by))}</CellText>
    </span>
  )
}

export const trashColumns: readonly TableColumn<TrashRow>[] = [
  {
    id: 'name',
    header: text.name,
    isRowHeader: true,
    grow: 3,
    render: (row) => (
      <>
        <CellText>{trashName(row)}</CellText>
        {row.refusal === undefined ? null : <Notice tone="critical">{row.refusal}</Notice>}
      </>
    ),
  },
  {
    id: 'kind',
    header: text.kind,
    cardLabel: 'hidden',
    render: ({ kind }) => <Badge hasDot={false}>{text.kindOf[kind]}</Badge>,
  },
  {
    id: 'reason',
    header: text.reason,
    isStacked: true,
    grow: 3,
    render: ({ reason }) => <CellText>{reason?.trim() || text.noReason}</CellText>,
  },
  {
    id: 'deleted',
    header: text.deleted,
    isStacked: true,
    grow: 2,
    render: (row) => <Deleted {...row} />,
  },
  {
    id: 'left',
    header: text.left,
    render: (row) =>
      row.isAppealed ? <CellText>{text.appealed}</CellText> : <TimeLeft {...row} />,
  },
]
