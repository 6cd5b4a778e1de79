import { type Outcome, SOMETHING_WENT_WRONG } from '../../errors/outcome'

/** Messages of members (specification 8). */
export const userMessages = {
  verifyUser: {
    success: { fallback: 'User verified successfully!' },
    failure: 'Failed to verify user',
  },
  deleteUser: {
    success: { fallback: 'User deleted successfully!' },
    failure: 'Failed to delete user',
  },
  banUser: { success: 'server', failure: SOMETHING_WENT_WRONG },
  unbanUser: { success: 'server', failure: SOMETHING_WENT_WRONG },
  sendNotificationToUser: {
    success: { fallback: 'Push notification sent successfully!' },
    failure: 'Failed to send notification',
  },
} as const satisfies Record<string, Outcome>
