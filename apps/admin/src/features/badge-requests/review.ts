import { loadWhenIdle } from '../../deployment/idleLoads'
import { lazyPart } from '../../deployment/lazyPart'

/** The review panel. Its code loads when the page is idle. */
export const MemberReview = lazyPart(async () => (await import('./MemberReview')).MemberReview)

loadWhenIdle(MemberReview.preload)
