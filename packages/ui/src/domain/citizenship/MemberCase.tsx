import type { ReactNode } from 'react'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import {
  type CaseControls,
  CaseView,
  type CaseViewProps,
  type CaseWords,
  DecisionBar,
} from '../../patterns/CaseView/CaseView'
import { personName } from '../../text/people'
import {
  type DocumentSlots,
  isBanned,
  memberName,
  passportOf,
  type UserDetails,
} from '../members/members'
import { ReviewFacts } from './ReviewFacts'
import { type Refusal, refusalText } from './refusal'
import { reviewText } from './reviewText'

export interface MemberCaseProps
  extends CaseControls,
    Pick<CaseViewProps<UserDetails>, 'decision' | 'notice' | 'singleKeys' | 'onSingleKeysChange'> {
  /** The member whom the decision is about. */
  member: Loadable<UserDetails>
  /** Shows documents in place. @default they can only be downloaded */
  documents?: DocumentSlots | undefined
  /**
   * Why the server would refuse the primary decision; it shows above the facts.
   * @default the reason that the list gives
   */
  refusal?: Refusal | null | undefined
  /** The decision is about the verification of the member. @default false */
  isNewcomer?: boolean
  /** Stands below the facts: MemberHints and CaseRules. @default nothing */
  children?: ReactNode
}

/** The facts about a member with the decision: what citizenship requests and newcomers share. */
export function MemberCase({
  member,
  documents,
  refusal,
  isNewcomer = false,
  words,
  children,
  ...props
}: MemberCaseProps & { words: CaseWords }) {
  const shown = member.status === 'ready' ? member.data : undefined
  const key = shown && passportOf(shown) && documents?.passportKey
  const primary = props.decisions.find(({ isPrimary }) => isPrimary)
  const whyNot = refusal ? refusalText(refusal) : primary && props.disabledReasons?.[primary.id]
  const shared = {
    ...props,
    words,
    // The facts are in view, so Enter confirms; for a banned member it cancels.
    initialFocus: shown && !isBanned(shown) ? ('confirm' as const) : ('cancel' as const),
    ...(primary && { disabledReasons: { ...props.disabledReasons, [primary.id]: whyNot } }),
  }
  return (
    <CaseView
      {...shared}
      content={member}
      nameOf={personName}
      renderTitle={(title) => (
        <bdi translate="no" className={memberName}>
          {title}
        </bdi>
      )}
      {...(key && {
        hints: [{ keys: [key.toUpperCase()], does: reviewText.showPassport, isSingleKey: true }],
      })}
    >
      {(person) => (
        <Stack space="4">
          <ReviewFacts
            member={person}
            isNewcomer={isNewcomer}
            documents={documents}
            decision={props.decisions.length > 0 && <DecisionBar {...shared} />}
            refusal={whyNot}
            // The case says above who has decided it.
            isDecided={props.status === 'decided'}
          />
          {children}
        </Stack>
      )}
    </CaseView>
  )
}
