import { loadWhenIdle } from '../../deployment/idleLoads'
import { lazyPart } from '../../deployment/lazyPart'

// Destructured here, to fail here: after a deploy the module is undefined.
const load = () => import('./MemberReview').then(({ MemberReview }) => MemberReview)

loadWhenIdle(load)

/** The review panel. Its code loads when the page is idle. */
export const MemberReview = lazyPart(load)

/** Loads that code at the first sign that it is needed. A failure shows only when a review is opened. */
export const loadReview = () => void load().catch(() => {})
