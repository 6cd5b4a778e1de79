import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

const reported = (reports: number) => `${count(reports)} ${reports === 1 ? 'report' : 'reports'}`

/** Texts of the reported posts on the desk. */
export const reportsText = localize('reports', {
  title: 'Reported post',
  isFirst: 'This is the first reported post',
  isLast: 'This is the last reported post',
  noneLeft: 'No more reported posts',
  none: 'No reported posts are waiting.',
  failed: 'Post not found or some error occurred while fetching data',
  decided: 'No longer waiting',
  decidedNotice: 'No report of this post is waiting. Someone else may have decided.',
  left: (posts: number) => `${count(posts)} reported ${posts === 1 ? 'post' : 'posts'} left`,

  post: 'Post',
  reports: 'Reports',
  firstReported: 'First reported',

  posted: 'Posted',
  posts: 'Posts',
  earlierReports: 'Posts hidden after earlier reports',
  authorBanned: 'The author is banned.',
  noText: 'This post has no text.',
  openReports: reported,
  moreReports: (reports: number) => `${reported(reports)} more`,
  notices: 'Notices',
  openNotices: (notices: number) => `${count(notices)} ${notices === 1 ? 'notice' : 'notices'}`,
  noticesAnswered:
    "By anybody, also people who aren't members. Each sender with an email gets the outcome.",
  noName: 'No name given',
  noEmail: 'no email',
  childAbuse: 'Sexual abuse of children',
  reasons: { spam: 'Spam', abuse: 'Abuse', personalData: 'Personal data', other: 'Other' },

  keep: 'Keep',
  keepTitle: 'Keep Post',
  keepQuestion: 'Are you sure you want to keep this post? Its reports will be closed.',
  hide: 'Hide',
  hideTitle: 'Hide Post',
  hideQuestion: 'Are you sure you want to hide this post? It stays in the trash for 30 days.',
  hideAndBan: 'Hide and ban',
  hideAndBanTitle: 'Hide Post and Ban Author',
  hideAndBanQuestion: 'Are you sure you want to hide this post and ban its author?',
})
