import type { MemberRecordSlots } from '@hearth/ui/screens/user-details/UserDetailsScreen'
import { isOffered } from '../../deployment/brand'
import { part } from './onPages'

/** Who did what to a member, on their page. */
export const recordOf = (id: string): MemberRecordSlots | undefined =>
  isOffered('record')
    ? {
        summary: ({ isBanned }) =>
          part({ part: 'summary', id, isBanned: isBanned === true }, '1.5rem'),
        section: part({ part: 'section', id }),
      }
    : undefined
