import type { UserDetails } from '@hearth/ui/screens/user-details/UserDetailsScreen'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { useAction } from '../../mutations/useAction'
import { useMay } from '../../session/permissions'
import { ownDataMessages } from './messages'

/** Has a copy of their data sent to a member; undefined where the person may not. */
export function useMemberExport(): ((user: UserDetails) => Promise<unknown>) | undefined {
  const send = useAction(api.mutation('exportMemberData'), ownDataMessages.exportMemberData)
  const may = useMay('members.export')
  if (!isOffered('redress') || !may) return undefined
  return (user) => send({ path: { id: user.id } })
}
