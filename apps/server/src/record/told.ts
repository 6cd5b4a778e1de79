/** What a member can be told, and the action of the record that it is about. */
const toldActions = {
  ban: 'user.ban',
  unBan: 'user.un-ban',
  delete: 'user.delete',
  approve: 'badge.approve',
  reject: 'badge.reject',
  deletePost: 'post.delete',
} as const

/** What a member can be told. */
export type Told = keyof typeof toldActions

/** What an action of the record is called here; undefined for one of which nobody is told. */
export const toldOf = (action: string): Told | undefined => {
  const all = Object.keys(toldActions) as Told[]
  return all.find((told) => toldActions[told] === action)
}
