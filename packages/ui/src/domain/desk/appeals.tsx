import { Gavel, Undo2 } from 'lucide-react'
import { Moment } from '../../components/Moment/Moment'
import type { CaseDecision } from '../../patterns/CaseQueue/CaseQueue'
import type { ReasonRequest } from '../../patterns/Confirm/useConfirm'
import type { TableColumn } from '../../patterns/DataTable/DataTable'
import { isolate, personName, plainText } from '../../text/people'
import { UserLink } from '../members/members'
import { appealsText as text } from './appealsText'
import type { WaitingAppeal } from './deskModel'

/** What was decided, in words; one of another backend as it is. */
export function appealedDecision({
  action,
  title,
}: Pick<WaitingAppeal, 'action' | 'title'>): string {
  const words = Object.hasOwn(text.decisions, action)
    ? text.decisions[action as keyof typeof text.decisions]
    : action
  const post = plainText(title)
  return post ? `${words} · ${isolate(post)}` : words
}

/** The columns of appeals. */
export const appealColumns = (
  hrefOf: (appeal: WaitingAppeal) => string,
): readonly TableColumn<WaitingAppeal>[] => [
  {
    id: 'member',
    header: text.member,
    isRowHeader: true,
    hasImage: true,
    grow: 3,
    render: (appeal) => <UserLink user={appeal} href={hrefOf(appeal)} />,
  },
  {
    id: 'decision',
    header: text.decision,
    isStacked: true,
    grow: 4,
    render: (appeal) => appealedDecision(appeal),
  },
  {
    id: 'sent',
    header: text.sent,
    render: ({ sentAt }) => <Moment value={sentAt} />,
  },
]

/** What an appeal can end with, as the contract names it. */
export type AppealOutcome = 'uphold' | 'overturn'

/** What can be decided about appeals. */
export interface AppealActions {
  /**
   * Decides about an appeal, after the question; see `onDecide` of CaseDecision for its promise.
   * Undefined where the person may not.
   */
  onDecide?:
    | ((
        outcome: AppealOutcome,
        ...decision: Parameters<CaseDecision<WaitingAppeal>['onDecide']>
      ) => Promise<unknown>)
    | undefined
  /** The field for the answer to the member: to uphold needs one. */
  answer: (outcome: AppealOutcome, appeal: WaitingAppeal) => ReasonRequest | undefined
}

const icons = { uphold: <Gavel />, overturn: <Undo2 /> }
const keys = { uphold: 'u', overturn: 'o' }

/** The decisions about appeals: two equal choices. */
export const appealDecisions = ({
  onDecide,
  answer,
}: AppealActions): readonly CaseDecision<WaitingAppeal>[] =>
  onDecide
    ? (['uphold', 'overturn'] as const).map((id) => ({
        id,
        label: text[id],
        icon: icons[id],
        singleKey: keys[id],
        question: (appeal) => ({
          title: text[`${id}Title`],
          description: text[`${id}Question`],
          detail: `${personName(appeal)} · ${appealedDecision(appeal)}`,
        }),
        reason: (appeal) => answer(id, appeal),
        onDecide: (...decision) => onDecide(id, ...decision),
      }))
    : []
