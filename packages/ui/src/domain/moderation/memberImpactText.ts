import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

const of = (one: string, many: string) => (number: number) =>
  `${count(number)} ${number === 1 ? one : many}`

/** Texts about what a member has. */
export const memberImpactText = localize('memberImpact', {
  /** Around the list, with the space between. */
  has: ['This member has ', '.'],
  newTab: '(new tab)',
  posts: of('post', 'posts'),
  invites: of('open invite', 'open invites'),
  plans: of('plan', 'plans'),
  devices: of('device', 'devices'),
  nothing: 'No posts or open invites.',
  failed: "Couldn't count this member's posts and invites.",
})
