import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the newcomers on the desk. */
export const newcomersText = localize('newcomers', {
  title: 'Newcomer',
  isFirst: 'This is the first newcomer',
  isLast: 'This is the last newcomer',
  noneLeft: 'No more newcomers',
  none: 'No newcomers are waiting to be verified.',
  noneUnconfirmed: 'No newcomers still have to confirm their email.',
  failed: 'User not found or some error occurred while fetching data',
  decided: 'No longer waiting',
  decidedNotice: 'This newcomer is no longer waiting. Someone else may have decided it.',
  left: (newcomers: number) =>
    `${count(newcomers)} ${newcomers === 1 ? 'newcomer' : 'newcomers'} left`,

  country: 'Country',
  passport: 'Passport',
  hasPassport: 'Yes',
  noPassport: 'No',

  /** Why they are fewer than the view Pending of Users. */
  fewerThanPending:
    'Newcomers can be verified now. Pending in Users also counts members who are banned, declined or still have to confirm their email.',

  filters: 'Filter newcomers',
  state: 'Email',
  ready: 'Confirmed',
  unconfirmed: 'To be confirmed',
  unconfirmedCount: (newcomers: number) => `To be confirmed (${count(newcomers)})`,

  decline: 'Decline',
  declineTitle: (name: string) => `Decline ${name}`,
  declineQuestion: 'Decline this member?',
  declineEffect: 'A declined member can still be verified later.',
})
