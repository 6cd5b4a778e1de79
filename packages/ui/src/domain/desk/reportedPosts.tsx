import { Ban, Check, EyeOff } from 'lucide-react'
import { Avatar } from '../../components/Avatar/Avatar'
import { Link } from '../../components/Link/Link'
import { Moment } from '../../components/Moment/Moment'
import type { CaseDecision } from '../../patterns/CaseQueue/CaseQueue'
import type { ReasonRequest } from '../../patterns/Confirm/useConfirm'
import { CellText, type TableColumn } from '../../patterns/DataTable/DataTable'
import { count } from '../../text/numbers'
import { plainText, profileImage } from '../../text/people'
import { usersText } from '../members/members'
import { postsText } from '../posts/posts'
import type { ReportedPost } from './deskModel'
import { reportsText as text } from './reportsText'

/** The title of a reported post; never empty. */
export const reportedTitle = ({ title }: { title: string }): string =>
  plainText(title) || postsText.untitled

/** The columns of reported posts. */
export const reportColumns = (
  hrefOf: (post: ReportedPost) => string,
): readonly TableColumn<ReportedPost>[] => [
  {
    id: 'post',
    header: text.post,
    isRowHeader: true,
    hasImage: true,
    grow: 4,
    render: (post) => (
      <Link href={hrefOf(post)} variant="subject">
        <Avatar name={post.author} {...profileImage(post)} />
        <CellText>{reportedTitle(post)}</CellText>
      </Link>
    ),
  },
  {
    id: 'author',
    header: postsText.author,
    isStacked: true,
    grow: 3,
    render: ({ author }) => <CellText translate="no">{plainText(author)}</CellText>,
  },
  {
    id: 'reports',
    header: text.reports,
    align: 'end',
    render: ({ reports }) => count(reports),
  },
  {
    id: 'firstReported',
    header: text.firstReported,
    render: ({ firstReportedAt }) => <Moment value={firstReportedAt} />,
  },
]

/** What a report can end with, as the contract names it. */
export type ReportOutcome = 'keep' | 'hide' | 'hideAndBan'

/** What can be decided about reported posts. */
export interface ReportActions {
  /**
   * Decides all open reports of a post, after the question; see `onDecide` of CaseDecision for its
   * promise. Undefined where the person may not.
   */
  onDecide?:
    | ((
        outcome: ReportOutcome,
        ...decision: Parameters<CaseDecision<ReportedPost>['onDecide']>
      ) => Promise<unknown>)
    | undefined
  /** Whether the person may ban members too. */
  mayBan: boolean
  /** The reason field of a decision: the server needs one. */
  reason: (outcome: ReportOutcome, post: ReportedPost) => ReasonRequest | undefined
}

/** The decisions about reported posts. */
export function reportDecisions({
  onDecide,
  mayBan,
  reason,
}: ReportActions): readonly CaseDecision<ReportedPost>[] {
  if (!onDecide) return []
  const outcome = (id: ReportOutcome) => ({
    id,
    label: text[id],
    reason: (post: ReportedPost) => reason(id, post),
    onDecide: (...decision: Parameters<CaseDecision<ReportedPost>['onDecide']>) =>
      onDecide(id, ...decision),
    question: (post: ReportedPost) => ({
      title: text[`${id}Title`],
      description: text[`${id}Question`],
      ...(id === 'hideAndBan' && { effect: usersText.banEffect }),
      detail: `${reportedTitle(post)} · ${plainText(post.author)}`,
    }),
  })
  return [
    {
      ...outcome('keep'),
      icon: <Check />,
      display: 'check',
      singleKey: 'a',
    },
    {
      ...outcome('hide'),
      icon: <EyeOff />,
      tone: 'critical',
      singleKey: 'r',
    },
    ...(mayBan
      ? [
          {
            ...outcome('hideAndBan'),
            icon: <Ban />,
            tone: 'critical' as const,
            singleKey: 'b',
          },
        ]
      : []),
  ]
}
