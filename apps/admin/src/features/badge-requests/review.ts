import { isOffered } from '../../deployment/brand'
import { loadWhenIdle } from '../../deployment/idleLoads'
import { lazyPart } from '../../deployment/lazyPart'

/** The case of a request; with the desk it is the desk's. Its code loads when the page is idle. */
export const RequestCase = lazyPart(
  isOffered('desk')
    ? async () => (await import('../desk/Case')).CitizenshipCase
    : async () => (await import('./MemberReview')).MemberReview,
)

loadWhenIdle(RequestCase.preload)
