import { localize } from '@hearth/ui/text/localize'
import type { Outcome } from '../../errors/outcome'

/** Messages of members (specification 8). */
export const userMessages = localize('userMessages', {
  sendNotificationToUser: {
    success: { fallback: 'Push notification sent successfully!' },
    failure: 'Failed to send notification',
  },
} satisfies Record<string, Outcome>)
