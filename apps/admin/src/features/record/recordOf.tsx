import type { MemberRecordSlots } from '@hearth/ui/screens/user-details/UserDetailsScreen'
import { personName } from '@hearth/ui/text/people'
import { isOffered } from '../../deployment/brand'
import { part } from './onPages'

/** Who did what to a member, on their page. */
export const recordOf = (id: string): MemberRecordSlots | undefined =>
  isOffered('record')
    ? {
        // As high as its two lines.
        summary: ({ isBanned }) =>
          part({ part: 'summary', id, isBanned: isBanned === true }, '3.5rem'),
        section: (user) => part({ part: 'section', id, name: personName(user) }),
      }
    : undefined
