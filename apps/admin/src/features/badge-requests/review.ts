import { lazyPart } from '../../deployment/lazyPart'

// Destructured here, to fail here: after a deploy the module is undefined.
const load = () => import('./MemberReview').then(({ MemberReview }) => MemberReview)

/** The review panel, loaded when it first opens. */
export const MemberReview = lazyPart(load)

/** Loads that code before it is needed. A failure shows only when a review is opened. */
export const loadReview = () => void load().catch(() => {})
