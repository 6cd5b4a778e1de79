import { toast } from '@hearth/ui/components/Toast/toastQueue'
import type { Loadable } from '@hearth/ui/loadable'
import type {
  JoinTeamScreenProps,
  ReadInvitation,
} from '@hearth/ui/screens/join-team/JoinTeamScreen'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../../api'
import { useFormAction } from '../../mutations/useFormAction'
import { startSession } from '../../session/startSession'
import { isLinkRefused } from '../auth/resetLink'
import { isWellFormed } from '../auth/tokenSearch'
import { teamMessages } from './messages'

/**
 * The invitation of a link, and how to take it.
 * @param onJoined leads on to the second factor
 */
export function useInvitation(token: string, onJoined: () => Promise<void>): JoinTeamScreenProps {
  const { session } = useRouteContext({ from: '__root__' })
  const { mutate, data, error } = useMutation(api.mutation('readTeamInvitation'))
  const isToken = isWellFormed(token)
  useEffect(() => {
    if (isToken) mutate({ body: { token } })
  }, [mutate, token, isToken])
  const { send, submission, ...joined } = useFormAction(
    api.mutation('joinTeam'),
    teamMessages.joinTeam,
    (_input, { data: { user } }) => {
      const why = startSession(session, user)
      return why === undefined ? onJoined() : void toast.error(why)
    },
  )
  const invitation: Loadable<ReadInvitation> = data
    ? { status: 'ready', data: data.data }
    : error
      ? { status: 'failed', onRetry: () => mutate({ body: { token } }) }
      : { status: 'loading' }
  return {
    invitation,
    isInvalid: !isToken || isLinkRefused(error) || isLinkRefused(joined.error),
    onJoin: (person) => send({ body: { token, ...person } }),
    submission,
  }
}
