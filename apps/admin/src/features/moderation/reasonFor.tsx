import { reasonLength } from '@hearth/api/limits.gen'
import type { ReportOutcome } from '@hearth/ui/domain/desk'
import {
  BanEndField,
  banEndError,
  changeReason,
  DecisionNoteField,
  MemberImpact,
  ReasonField,
  type ReasonFieldProps,
} from '@hearth/ui/domain/moderation'
import { Stack } from '@hearth/ui/layout/Stack'
import type {
  ReasonInput,
  ReasonProps,
  ReasonRequest,
} from '@hearth/ui/patterns/Confirm/useConfirm'
import { lengthOf } from '@hearth/ui/text/lengthOf'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { lazyPart } from '../../deployment/lazyPart'
import { mapLoadable } from '../../queries/loadable'
import { useData } from '../../queries/useData'
import { usePause } from '../../search/usePause'
import { useMay } from '../../session/permissions'
import { keepsRecord, useKeepsRecord } from '../record/keepsRecord'
import type { ModerationAction, ReasonedAction } from './moderation'

/**
 * What a reason is asked for: an action, the outcome of reports, the hold of documents, an erasure, or
 * the reports of a member.
 */
type ReasonKind = ReasonedAction | ReportOutcome | 'hold' | 'release' | 'erase' | 'mute' | 'unmute'

/** How the reason of an action is asked for. */
interface ReasonRules {
  /** The contract refuses the action without a reason. @default false */
  isRequired?: boolean
  /** The action whose common reasons are offered. @default none are offered */
  templates?: ReasonedAction
  /** Lines to reserve for them. @default 2 */
  templateLines?: 1 | 2
  /** Who can get an email; reporters and the author where it bans. @default nobody */
  recipients?: 'member' | 'reporters'
  /** The action whose email the member can get. @default none */
  email?: ReasonedAction
  /** The action can end by itself. @default false */
  hasEnd?: boolean
  /** The decision concerns a member or the author of a post: the team can add a note. @default false */
  hasNote?: boolean
  /** The question lists the posts, invites and devices that go with the member. @default false */
  showsImpact?: boolean
}

const member = (action: ReasonedAction, rules?: ReasonRules): ReasonRules => ({
  templates: action,
  email: action,
  recipients: 'member',
  hasNote: true,
  ...rules,
})

const report = (rules?: ReasonRules): ReasonRules => ({
  isRequired: true,
  recipients: 'reporters',
  hasNote: true,
  ...rules,
})

/** The actions that take a reason. */
const reasons = {
  ban: member('ban', { showsImpact: true, hasEnd: true }),
  unban: member('unban', { templateLines: 1 }),
  delete: member('delete', { templateLines: 1, showsImpact: true }),
  reject: member('reject'),
  decline: member('decline', { templateLines: 1, isRequired: true }),
  deletePost: member('deletePost', { templateLines: 1 }),
  keep: report(),
  hide: report({ templates: 'deletePost', email: 'deletePost' }),
  hideAndBan: report({ templates: 'ban', email: 'ban' }),
  hold: { isRequired: true, hasNote: true },
  release: { isRequired: true, hasNote: true },
  erase: { isRequired: true },
  mute: { isRequired: true, hasNote: true },
  unmute: { isRequired: true, hasNote: true },
} as const satisfies Record<ReasonKind, ReasonRules>

const takesReason = (kind: ReasonKind | ModerationAction): kind is ReasonKind => kind in reasons

interface Subject {
  id: string
  email?: string | null | undefined
}

interface ReasonOptions {
  /** The action is about several members or posts. @default false */
  isMany?: boolean
}

/**
 * The request for the reason of an action; undefined if the action takes no reason, or if it is
 * optional and the deployment saves none.
 * @param subject the member or the post; the first of several
 */
export const reasonFor = (
  kind: ReasonKind | ModerationAction,
  subject: Subject,
  options?: ReasonOptions,
): ReasonRequest | undefined => {
  if (!takesReason(kind)) return undefined
  const { isRequired = false }: ReasonRules = reasons[kind]
  if (!isRequired && !keepsRecord()) return undefined
  return {
    draft: `reason ${kind} ${subject.id}`,
    isRequired,
    field: (props) => <Reason {...props} {...options} kind={kind} subject={subject} />,
  }
}

interface Props extends ReasonProps, ReasonOptions {
  kind: ReasonKind
  subject: Subject
}

/**
 * The reason field of a question, and the effect of a ban or a deletion on the member's posts and
 * invitations. Each part loads separately and shows its own failure. Where the backend does not save
 * reasons, an optional field disappears.
 */
function Reason(props: Props) {
  const { value, onChange, isRequired = false } = props
  const isShown = useKeepsRecord() || isRequired
  const drop = useEffectEvent(() => value && onChange(undefined))
  useEffect(() => {
    if (!isShown) drop()
  }, [isShown])
  return isShown ? <Fields {...props} /> : null
}

function Fields({ kind, subject, isMany = false, ...field }: Props) {
  const { templateLines, recipients, showsImpact, hasEnd, hasNote, ...rules }: ReasonRules =
    reasons[kind]
  const mayNote = useMay('notes.write')
  const isOfMember = recipients === 'member'
  // Without appeals, the author of a reported post gets an email only about a ban.
  const email = kind === 'hide' && !isOffered('redress') ? undefined : rules.email
  const templates = useTemplates(rules.templates)
  const { author, noticeSenders } = useReportedPost(subject.id, recipients === 'reporters')
  const { reason = '', until, notify, notifyAuthor } = field.value ?? {}
  const preview = usePreview(email, email === 'deletePost' || isOfMember ? subject.id : author, {
    reason,
    until,
    isWanted: (isOfMember ? notify : notifyAuthor) === true,
  })
  return (
    <Stack space="4">
      {showsImpact && !isMany ? <ImpactOf member={subject} /> : null}
      {hasEnd ? <BanEnd {...field} /> : null}
      <ReasonField
        {...field}
        templates={templates}
        templateLines={templateLines}
        preview={email && preview}
        recipients={isOfMember && isMany ? 'members' : recipients}
        noticeSenders={noticeSenders}
      />
      {hasNote && mayNote ? (
        <DecisionNoteField
          value={field.value?.note}
          onChange={(note) => field.onChange(changeReason(field.value, { note }))}
          isDisabled={field.isDisabled}
        />
      ) : null}
    </Stack>
  )
}

/** Most bans have no date: its field loads when a date is chosen. */
const LazyDateField = lazyPart(
  async () => (await import('@hearth/ui/components/DateTimeField')).DateTimeField,
)

/** Until when a member is banned. */
function BanEnd({ value, onChange, isDisabled }: ReasonProps) {
  return (
    <Suspense>
      <BanEndField
        value={value?.until}
        onChange={(until) => onChange(changeReason(value, { until }))}
        isDisabled={isDisabled}
        dateField={LazyDateField}
      />
    </Suspense>
  )
}

function useTemplates(action: ReasonedAction | undefined): ReasonFieldProps['templates'] {
  const all = useData({ ...api.query('listReasonTemplates'), enabled: action !== undefined })
  return action && mapLoadable(all, (templates) => templates.filter(({ kind }) => kind === action))
}

/** Who hears of the decision about a reported post: its author of a ban, and who sent a notice. */
function useReportedPost(postId: string, isAsked: boolean) {
  const post = useData({
    ...api.query('getReportedPost', { path: { id: postId } }),
    enabled: isAsked,
  })
  if (post.status !== 'ready') return { noticeSenders: 0 }
  const { author, notices = [] } = post.data
  const senders = new Set(notices.flatMap(({ email }) => email ?? []))
  return { author: author.id, noticeSenders: senders.size }
}

/** The email that would be sent. Read only once the member is to be notified. */
function usePreview(
  action: ReasonedAction | undefined,
  subjectId: string | undefined,
  { reason: typed, until, isWanted }: Omit<ReasonInput, 'notify'> & { isWanted: boolean },
): ReasonFieldProps['preview'] {
  const reason = usePause(typed.trim())
  const isValid =
    lengthOf(reason) <= reasonLength &&
    (until === undefined || banEndError(until, new Date()) === undefined)
  const body = action &&
    subjectId && { action, subjectId, ...(reason && { reason }), ...(until && { until }) }
  return useData({
    // A POST that changes nothing: the reason is in no address (docs/record.md).
    queryKey: ['previewEmail', body],
    queryFn:
      body && isWanted && isValid
        ? ({ signal }) => api.call('previewEmail', { body }, { signal })
        : skipToken,
    placeholderData: keepPreviousData,
  })
}

function ImpactOf({ member }: { member: Subject }) {
  const { id } = member
  return (
    <MemberImpact member={member} impact={useData(api.query('getUserImpact', { path: { id } }))} />
  )
}
