import type { Answer } from '@hearth/api/operation'
import { isAdministrator } from '@hearth/ui/text/people'

type Users = Answer<'listUsers'>

/**
 * An answer of `GET /users` without administrators, who are not in the list of members
 * (specification 2.15). The total stays: it counts other pages too.
 */
export const onlyMembers = (answer: Users): Users => ({
  ...answer,
  data: answer.data.filter((user) => !isAdministrator(user)),
})

/** Members in the whole list, without the administrators of this answer (specification 2.11). */
export const countMembers = (answer: Users): number =>
  answer.pagination.total - (answer.data.length - onlyMembers(answer).data.length)
