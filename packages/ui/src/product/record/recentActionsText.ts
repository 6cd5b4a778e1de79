import { localize } from '../../text/localize'

/** Texts of RecentActions. */
export const recentActionsText = localize('recentActions', {
  title: 'Your recent activity',
  failed: 'Some error occurred while fetching data',
  noneTitle: 'No Actions Yet',
  none: 'Your recent actions appear here. You can undo most of them.',
  whole: 'View full record',
  undo: 'Undo',
  undone: 'Undone',
  undoneBy: (name: string) => `Undone by ${name}`,
  /** The words of the toast that each action had shown (specification 8). */
  words: {
    'user.ban': 'Member banned successfully',
    'user.un-ban': 'Member unbanned successfully',
    'user.verify': 'User verified successfully!',
    'user.delete': 'User deleted successfully!',
    'badge.approve': 'Citizenship approved successfully',
    'badge.reject': 'Citizenship rejected successfully',
    'post.delete': 'Post deleted successfully',
    'announcement.create': 'Announcement created successfully',
    'announcement.update': 'Announcement updated successfully',
    'announcement.delete': 'Announcement deleted successfully',
    'announcement.toggle-status': 'Status updated successfully',
    'announcement.toggle-pinned': 'Pinned status updated successfully',
    'membership.create': 'Membership created successfully!',
    'membership.update': 'Membership updated successfully!',
    'membership.update-summary': 'Summary updated successfully!',
    'membership.delete': 'Membership deleted successfully!',
    'membership.set-active': 'Membership status updated successfully!',
    'push.send': 'Push notification sent successfully!',
  },
})
