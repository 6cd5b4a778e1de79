import type { Answer } from '@hearth/api/operation'
import { isAdministrator } from '@hearth/ui/text/people'

type Users = Answer<'listUsers'>

/**
 * An answer of `GET /users` without administrators, who are not in the list of members
 * (specification 2.15). The total stays the same, because it also counts other pages.
 */
export const onlyMembers = (answer: Users): Users => ({
  ...answer,
  data: answer.data.filter((user) => !isAdministrator(user)),
})

/** The number of members in the whole list, without the administrators in this answer (specification 2.11). */
export const countMembers = (answer: Users): number =>
  answer.pagination.total - (answer.data.length - onlyMembers(answer).data.length)
