import { lazy } from 'react'

const load = () => import('./MemberReview')

/** The review panel with its member. Its code loads with the first review. */
export const MemberReview = lazy(async () => ({ default: (await load()).MemberReview }))

/** Loads that code before it is needed. A failure shows once somebody opens a review. */
export const loadReview = () => void load().catch(() => {})
