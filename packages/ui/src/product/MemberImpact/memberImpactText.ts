import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

const of = (one: string, many: string) => (number: number) =>
  `${count(number)} ${number === 1 ? one : many}`

/** Texts about what hangs on a member. */
export const memberImpactText = localize('memberImpact', {
  title: 'Hangs on this member',
  newTab: 'Links open a new tab.',
  posts: of('post', 'posts'),
  invites: of('open invite', 'open invites'),
  plans: of('plan', 'plans'),
  devices: of('device', 'devices'),
  nothing: 'no posts, no open invites.',
  failed: 'What hangs on this member could not be counted.',
})
