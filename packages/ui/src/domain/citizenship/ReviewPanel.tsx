import type { CaseControls } from '../../patterns/CaseView/CaseView'
import { MemberCase, type MemberCaseProps } from './MemberCase'
import { reviewText } from './reviewText'

/** The part of the props that the list of requests gives. The id is that of the member. */
export type ReviewControls = CaseControls

export type ReviewPanelProps = MemberCaseProps

/**
 * Who asks for citizenship, beside the list of requests, with the decision and the way to the next
 * one. For details without a decision use the page of the member.
 */
export function ReviewPanel(props: ReviewPanelProps) {
  return <MemberCase {...props} words={reviewText} />
}
