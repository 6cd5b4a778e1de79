import { loadWhenIdle } from '../../deployment/idleLoads'
import { lazyPart } from '../../deployment/lazyPart'

/** The dialog of a push notification. Its code loads when the page is idle. */
export const PushNotification = lazyPart(
  async () => (await import('./PushNotification')).PushNotification,
)

loadWhenIdle(PushNotification.preload)
