import { lazyPart } from '../../deployment/lazyPart'

// Destructured here, to fail here: after a deploy the module is undefined.
const load = () => import('./MemberReview').then(({ MemberReview }) => MemberReview)

/** The review panel, loaded when it first opens. */
export const MemberReview = lazyPart(load)

/** Loads that code before it is needed. A failure shows once somebody opens a review. */
export const loadReview = () => void load().catch(() => {})
