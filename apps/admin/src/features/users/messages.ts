import { localize } from '@hearth/ui/text/localize'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

/** Messages of members (specification 8). */
export const userMessages = localize('userMessages', {
  verifyUser: {
    success: { fallback: 'User verified successfully!' },
    failure: 'Failed to verify user',
  },
  deleteUser: {
    success: { fallback: 'User deleted successfully!' },
    failure: 'Failed to delete user',
  },
  banUser: { success: 'server', failure: errorTexts.somethingWentWrong },
  unbanUser: { success: 'server', failure: errorTexts.somethingWentWrong },
  sendNotificationToUser: {
    success: { fallback: 'Push notification sent successfully!' },
    failure: 'Failed to send notification',
  },
} satisfies Record<string, Outcome>)
