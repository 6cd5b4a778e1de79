import type { Loadable } from '../../loadable'
import type { CaseControls } from '../../patterns/CaseView/CaseView'
import type { ReasonRequest } from '../../patterns/Confirm/useConfirm'
import type { BadgeRequest } from '../citizenship/citizenship'
import { ReasonField } from '../moderation/moderation'
import { ANSWER_LENGTHS, AnswerField } from './AnswerField'
import { CaseRules } from './CaseRules'
import type {
  AppealDetails,
  DeskCounts,
  Hints,
  Newcomer,
  ReportDetails,
  ReportedPost,
  WaitingAppeal,
} from './deskModel'
import { MemberHints } from './MemberHints'

/** Made-up people and posts, for stories. The clock of stories stands at 15 June 2026. */
export const counts: DeskCounts = {
  citizenship: { waiting: 40, oldest: '2026-06-06T08:15:00Z' },
  newcomers: { waiting: 3, oldest: '2026-06-13T19:02:00Z', unconfirmed: 31 },
  reports: { waiting: 2, oldest: '2026-06-15T06:40:00Z' },
  appeals: { waiting: 2, oldest: '2026-06-12T21:03:00Z' },
}

export const requests: readonly BadgeRequest[] = [
  {
    id: 'r1',
    fullName: 'Tomás Quintela',
    email: 'tomas.quintela@example.org',
    phone: '+351 900 000 002',
    requestedAt: '2026-06-06T08:15:00Z',
  },
  {
    id: 'r2',
    fullName: 'مریم رضایی',
    email: 'maryam.rezaei@mail.example',
    phone: '+98 21 5550 123',
    requestedAt: '2026-06-09T11:00:00Z',
  },
  {
    id: 'r3',
    fullName: 'Jonas Lindqvist',
    email: 'jonas@mail.example',
    phone: null,
    requestedAt: '2026-06-12T16:30:00Z',
  },
]

export const newcomers: readonly Newcomer[] = [
  {
    id: 'n1',
    fullName: 'João Almeida',
    email: 'joao.almeida@example.org',
    country: 'Portugal',
    hasPassport: true,
    joinedAt: '2026-06-14T19:02:00Z',
  },
  {
    id: 'n2',
    fullName: 'Aoife Ní Bhriain',
    email: 'aoife@mail.example',
    country: null,
    hasPassport: false,
    joinedAt: '2026-06-15T07:20:00Z',
  },
  {
    id: 'n3',
    fullName: 'مریم رضایی',
    email: 'maryam.rezaei@mail.example',
    country: 'ایران',
    hasPassport: true,
    joinedAt: '2026-06-15T08:00:00Z',
  },
]

export const posts: readonly ReportedPost[] = [
  {
    id: 'p1',
    title: 'Cheap watches',
    author: 'João Almeida',
    reports: 3,
    firstReportedAt: '2026-06-15T06:40:00Z',
  },
  {
    id: 'p2',
    title: '',
    author: 'jonas@mail.example',
    reports: 1,
    firstReportedAt: '2026-06-15T08:10:00Z',
  },
]

export const report: ReportDetails = {
  id: 'p1',
  title: 'Cheap watches',
  description: 'Only today.\nWrite to me for the price.',
  createdAt: '2026-06-15T06:10:00Z',
  author: {
    id: 'm1',
    fullName: 'João Almeida',
    email: 'joao.almeida@example.org',
    isBanned: false,
    posts: 4,
    earlierReports: 1,
  },
  reports: [
    {
      id: 'a1',
      reason: 'spam',
      text: null,
      at: '2026-06-15T06:40:00Z',
      reporter: { id: 'm2', name: 'Rui Costa' },
    },
    {
      id: 'a2',
      reason: 'other',
      text: 'He wrote the same to my mother.',
      at: '2026-06-15T07:05:00Z',
      reporter: { id: 'm3', name: 'مریم رضایی' },
    },
    {
      id: 'a3',
      reason: 'personalData',
      text: null,
      at: '2026-06-15T08:30:00Z',
      reporter: { id: 'm4', name: 'aoife@mail.example' },
    },
  ],
  total: 3,
}

export const appeals: readonly WaitingAppeal[] = [
  {
    id: 'l1',
    action: 'ban',
    title: null,
    fullName: 'João Almeida',
    email: 'joao.almeida@example.org',
    sentAt: '2026-06-12T21:03:00Z',
  },
  {
    id: 'l2',
    action: 'deletePost',
    title: 'Cheap watches',
    fullName: 'مریم رضایی',
    email: 'maryam.rezaei@mail.example',
    sentAt: '2026-06-15T08:00:00Z',
  },
]

export const appeal: AppealDetails = {
  id: 'l1',
  action: 'ban',
  sentAt: '2026-06-12T21:03:00Z',
  text: 'It was my sister, on my phone.\nPlease look again.',
  member: { id: 'm1', fullName: 'João Almeida', email: 'joao.almeida@example.org' },
  entry: {
    id: 'e9',
    at: '2026-06-12T09:20:00Z',
    action: 'user.ban',
    actor: { id: 's1', name: 'Ana Duarte' },
    subject: { kind: 'member', id: 'm1', name: 'João Almeida' },
    reason: 'The same advertisement to nine members',
    changes: [{ field: 'isBanned', before: 'false', after: 'true' }],
    undo: { state: 'possible', until: null, by: null },
  },
  deciderRole: 'steward',
  rule: 'Rule 3: no advertising.',
  post: null,
  lost: [
    { kind: 'sessions', at: '2026-06-12T09:20:00Z' },
    { kind: 'passport', at: '2026-06-14T03:00:00Z' },
  ],
  isLifted: false,
  mayDecide: true,
  hasNobodyElse: false,
  decision: null,
  earlier: [
    { id: 'l0', action: 'deletePost', sentAt: '2026-02-03T10:00:00Z', state: 'overturned' },
  ],
}

/** The field for an answer to the member, as an application gives it. */
export const answerOf = (outcome: 'uphold' | 'overturn', id: string): ReasonRequest => ({
  draft: `${outcome} ${id}`,
  isRequired: outcome === 'uphold',
  lengths: ANSWER_LENGTHS,
  field: (props) => (
    <AnswerField
      {...props}
      lost={outcome === 'overturn' ? appeal.lost : []}
      templates={ready([{ text: 'We read the reports again, and they are right.', rule: null }])}
    />
  ),
})

/** The same post, with notices by people who are no members. */
export const noticedReport: ReportDetails = {
  ...report,
  notices: [
    {
      id: 'n1',
      reference: '5E8F-7A6B-4C01',
      text: 'The images are mine.\nI never allowed anybody to publish them.',
      isAboutChildAbuse: false,
      at: '2026-06-15T09:10:00Z',
      name: 'Maria Silva',
      email: 'maria.silva@mail.example',
    },
    {
      id: 'n2',
      reference: '5E8F-7A6B-4C02',
      text: 'It shows a child.',
      isAboutChildAbuse: true,
      at: '2026-06-15T09:20:00Z',
      name: null,
      email: null,
    },
  ],
  total: 5,
}

export const hints: Hints = {
  inviters: [
    { id: 'm2', name: 'Rui Costa', isBanned: false, joined: 5, banned: 2 },
    { id: 'm5', name: 'Marta Reis', isBanned: true, joined: 1, banned: 0 },
  ],
  lookAlikes: [
    { kind: 'document', member: { id: 'm6', name: 'J. Almeida', isBanned: true } },
    { kind: 'phone', member: { id: 'm7', name: 'Inês Almeida', isBanned: false } },
    { kind: 'phoneEnding', member: { id: 'm8', name: 'Rosa Lima', isBanned: false } },
  ],
  decisions: [
    {
      id: 'e1',
      at: '2026-03-03T10:22:00Z',
      action: 'badge.reject',
      actor: { id: 's1', name: 'Ana Duarte' },
      subject: { kind: 'member', id: 'r1', name: 'Tomás Quintela' },
      reason: 'Photo unreadable',
    },
  ],
}

const rules = ['Rule 2: the name is that of the document.', 'Rule 3: no advertising.']

/** What the desk adds below the facts of a case. */
export const beside = (
  <>
    <MemberHints hints={{ status: 'ready', data: hints }} />
    <CaseRules rules={rules} />
  </>
)

export const ready = <T,>(data: T): Loadable<T> => ({ status: 'ready', data })

/** The controls that a queue gives to a case, without its decisions. */
export const controls: Omit<CaseControls, 'decisions' | 'onAsk' | 'onReview' | 'onClose'> = {
  id: 'n1',
  name: undefined,
  status: 'pending',
  position: { at: 1, total: 3 },
  previousId: undefined,
  nextId: 'n2',
  isAsking: false,
}

/** A required reason with a template that names its rule. */
export const requiredReason = (draft: string): ReasonRequest => ({
  draft,
  isRequired: true,
  field: (props) => (
    <ReasonField
      {...props}
      templates={ready([{ text: 'Spam', rule: 'Rule 3: no advertising.' }, { text: 'Abuse' }])}
    />
  ),
})
