import { lazy } from 'react'

const load = () => import('./PushNotification')

/** Where a push notification is written. Its code loads with the first one. */
export const PushNotification = lazy(async () => ({ default: (await load()).PushNotification }))

/** Loads that code before it is needed. A failure shows once somebody opens the dialog. */
export const loadPush = () => void load().catch(() => {})
