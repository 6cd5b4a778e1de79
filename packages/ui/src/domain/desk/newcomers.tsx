import { UserCheck, X } from 'lucide-react'
import { Moment } from '../../components/Moment/Moment'
import type { CaseDecision } from '../../patterns/CaseQueue/CaseQueue'
import type { ReasonRequest } from '../../patterns/Confirm/useConfirm'
import { CellText, type TableColumn } from '../../patterns/DataTable/DataTable'
import { isolate, personName, plainText } from '../../text/people'
import { UserLink, usersText } from '../members/members'
import type { Newcomer } from './deskModel'
import { newcomersText as text } from './newcomersText'

/** The columns of newcomers. */
export const newcomerColumns = (
  hrefOf: (newcomer: Newcomer) => string,
): readonly TableColumn<Newcomer>[] => [
  {
    id: 'name',
    header: usersText.name,
    isRowHeader: true,
    hasImage: true,
    grow: 3,
    render: (newcomer) => <UserLink user={newcomer} href={hrefOf(newcomer)} />,
  },
  {
    id: 'email',
    header: usersText.email,
    isStacked: true,
    grow: 4,
    render: ({ email }) => (
      <CellText translate="no">{plainText(email) || usersText.notProvided}</CellText>
    ),
  },
  {
    id: 'country',
    header: text.country,
    isStacked: true,
    render: ({ country }) => <bdi>{plainText(country) || usersText.notProvided}</bdi>,
  },
  {
    id: 'passport',
    header: text.passport,
    render: ({ hasPassport }) => (hasPassport ? text.hasPassport : text.noPassport),
  },
  {
    id: 'joined',
    header: usersText.joined,
    render: ({ joinedAt }) => <Moment value={joinedAt} />,
  },
]

/** What can be decided about newcomers; each without its handler is not offered. */
export interface NewcomerActions {
  /**
   * Verifies, after the question; see `onDecide` of CaseDecision for its promise. Undefined for
   * newcomers who still have to confirm their email, and where the person may not.
   */
  onVerify?: CaseDecision<Newcomer>['onDecide'] | undefined
  /** Declines, with the reason if one is asked for. */
  onDecline?: CaseDecision<Newcomer>['onDecide'] | undefined
  /** The reason field of a decline, see ReasonField. @default no reason is asked for */
  declineReason?: ((newcomer: Newcomer) => ReasonRequest | undefined) | undefined
}

const detailOf = ({ email }: Newcomer) => plainText(email) || usersText.notProvided

/** The decisions about newcomers. */
export const newcomerDecisions = ({
  onVerify,
  onDecline,
  declineReason,
}: NewcomerActions): readonly CaseDecision<Newcomer>[] => [
  ...(onVerify
    ? [
        {
          id: 'verify',
          label: usersText.verify,
          icon: <UserCheck />,
          display: 'check' as const,
          singleKey: 'a',
          isPrimary: true,
          question: (newcomer: Newcomer) => ({
            title: usersText.verifyWho(isolate(personName(newcomer))),
            description: usersText.askVerify,
            detail: detailOf(newcomer),
          }),
          onDecide: onVerify,
        },
      ]
    : []),
  ...(onDecline
    ? [
        {
          id: 'decline',
          label: text.decline,
          icon: <X />,
          display: 'cross' as const,
          tone: 'critical' as const,
          singleKey: 'r',
          question: (newcomer: Newcomer) => ({
            title: text.declineTitle(isolate(personName(newcomer))),
            description: text.declineQuestion,
            effect: text.declineEffect,
            detail: detailOf(newcomer),
          }),
          reason: declineReason,
          onDecide: onDecline,
        },
      ]
    : []),
]
