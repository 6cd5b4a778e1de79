/** The actions that members can be emailed about, with their names in the record. */
const noticeActions = {
  ban: 'user.ban',
  unban: 'user.un-ban',
  delete: 'user.delete',
  approve: 'badge.approve',
  reject: 'badge.reject',
  decline: 'user.decline',
  deletePost: 'post.delete',
} as const

/** An action that a member can be emailed about. */
export type MemberNotice = keyof typeof noticeActions

/** The notice for an action of the record; undefined if members get no email about it. */
export const noticeFor = (action: string): MemberNotice | undefined => {
  const all = Object.keys(noticeActions) as MemberNotice[]
  return all.find((notice) => noticeActions[notice] === action)
}
