import type { Loadable } from '../../loadable'
import { type CaseControls, CaseView, type CaseViewProps } from '../../patterns/CaseView/CaseView'
import { personName } from '../../text/people'
import { isBanned, memberName, type UserDetails } from '../users/users'
import { ReviewFacts } from './ReviewFacts'
import { reviewText as text } from './reviewText'

/** The part of the props that the list of requests gives. The id is that of the member. */
export type ReviewControls = CaseControls

export interface ReviewPanelProps
  extends CaseControls,
    Pick<CaseViewProps<UserDetails>, 'decision' | 'singleKeys' | 'onSingleKeysChange'> {
  /** The member who asks. */
  member: Loadable<UserDetails>
}

/**
 * Who asks for citizenship, beside the list of requests, with the decision and the way to the next
 * one. For details without a decision use the page of the member.
 */
export function ReviewPanel({ member, ...props }: ReviewPanelProps) {
  const shown = member.status === 'ready' ? member.data : undefined
  return (
    <CaseView
      {...props}
      content={member}
      nameOf={personName}
      renderTitle={(title) => <bdi className={memberName}>{title}</bdi>}
      words={text}
      // The facts are in view, so Enter confirms an approval; for a banned member it cancels.
      initialFocus={shown && !isBanned(shown) ? 'confirm' : 'cancel'}
    >
      {(person) => <ReviewFacts member={person} />}
    </CaseView>
  )
}
