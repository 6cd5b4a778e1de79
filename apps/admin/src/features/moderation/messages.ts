import { localize } from '@hearth/ui/text/localize'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

/**
 * Messages of the moderation calls (specification 8). A call with a reason answers with an entry of
 * the record instead of a message.
 */
export const moderationMessages = localize('moderationMessages', {
  verifyUser: {
    success: { fallback: 'User verified successfully!' },
    failure: 'Failed to verify user',
  },
  banUser: { success: 'server', failure: errorTexts.somethingWentWrong },
  banUserWithReason: {
    success: { always: 'Member banned successfully' },
    failure: errorTexts.somethingWentWrong,
  },
  unbanUser: { success: 'server', failure: errorTexts.somethingWentWrong },
  unbanUserWithReason: {
    success: { always: 'Member unbanned successfully' },
    failure: errorTexts.somethingWentWrong,
  },
  deleteUser: {
    success: { fallback: 'User deleted successfully!' },
    failure: 'Failed to delete user',
  },
  deleteUserWithReason: {
    success: { always: 'User deleted successfully!' },
    failure: 'Failed to delete user',
  },
  decideBadge: { success: 'server', failure: errorTexts.somethingWentWrong },
  declineUser: {
    success: { always: 'Member declined' },
    failure: errorTexts.somethingWentWrong,
  },
  deletePost: { success: 'server', failure: errorTexts.somethingWentWrong },
  deletePostWithReason: {
    success: { always: 'Post deleted successfully' },
    failure: errorTexts.somethingWentWrong,
  },
} satisfies Record<string, Outcome>)
