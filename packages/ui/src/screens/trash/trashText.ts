import { localize } from '../../text/localize'
import type { TrashKind } from './trashModel'

/** Texts of the trash; those of specification 2.23 are verbatim. */
export const trashText = localize('trash', {
  title: 'Trash',
  subtitle: 'Restore deleted items within 30 days',
  failed: 'Some error occurred while fetching data',
  filters: 'Filter the trash',
  kind: 'Kind',
  kinds: {
    all: 'Everything',
    member: 'Members',
    post: 'Posts',
    announcement: 'Announcements',
    plan: 'Membership plans',
  } satisfies Record<TrashKind, string>,
  kindOf: {
    member: 'Member',
    post: 'Post',
    announcement: 'Announcement',
    plan: 'Plan',
  } satisfies Record<Exclude<TrashKind, 'all'>, string>,
  name: 'Name',
  deleted: 'Deleted',
  by: (name: string) => `by ${name}`,
  reason: 'Reason',
  noReason: 'None given',
  left: 'Time left',
  daysLeft: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  lastHours: 'Less than a day',
  appealed: 'Until its appeal is decided',
  unnamed: (end: string) => `…${end}`,
  restore: 'Restore',
  loadMore: 'Load more',
  loadMoreFailed: "Couldn't load older items.",
  noneTitle: 'Trash is empty',
  noneYet: 'Deleted items stay here for 30 days.',
  noneMatch: 'Nothing of this kind was deleted in the last 30 days.',
})
