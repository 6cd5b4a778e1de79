import { useHearth } from '@hearth/ui/provider'
import { type SentLink, type TeamMember, TeamScreen } from '@hearth/ui/screens/team/TeamScreen'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { useFormAction } from '../../mutations/useFormAction'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { useLeaveGuard } from '../../navigation/useLeaveGuard'
import { useData } from '../../queries/useData'
import { useSession } from '../../session/session'
import { teamMessages } from './messages'

const byId = ({ id }: Pick<TeamMember, 'id'>) => ({ path: { id } })

/** The team with its calls. */
export function TeamPage() {
  const { info } = useSession(useRouteContext({ from: '__root__' }).session)
  const { drafts } = useHearth()
  const [hasDraft] = useState(() => drafts.find('team invitation') !== undefined)
  const [sent, setSent] = useState<SentLink>()
  const once = useSingleFlight()
  const showLink = (answer: { data: { invitation: { email: string }; link: string } }) =>
    setSent({ email: answer.data.invitation.email, link: answer.data.link })
  const invite = useFormAction(
    api.mutation('inviteToTeam'),
    teamMessages.inviteToTeam,
    (_input, answer) => showLink(answer),
  )
  const resend = useAction(api.mutation('resendTeamInvitation'), teamMessages.resendTeamInvitation)
  const revoke = useAction(api.mutation('revokeTeamInvitation'), teamMessages.revokeTeamInvitation)
  const changeRole = useAction(api.mutation('changeTeamRole'), teamMessages.changeTeamRole)
  const suspend = useAction(api.mutation('suspendTeamMember'), teamMessages.suspendTeamMember)
  const resume = useAction(api.mutation('resumeTeamMember'), teamMessages.resumeTeamMember)
  const end = useAction(api.mutation('endTeamMember'), teamMessages.endTeamMember)
  const reset = useAction(
    api.mutation('resetTeamMemberSecondFactor'),
    teamMessages.resetTeamMemberSecondFactor,
  )
  const busyIds = useBusyIds(
    'resendTeamInvitation',
    'revokeTeamInvitation',
    'changeTeamRole',
    'suspendTeamMember',
    'resumeTeamMember',
    'endTeamMember',
    'resetTeamMemberSecondFactor',
  )
  return (
    <TeamScreen
      team={useData(api.query('getTeam'))}
      ownEmail={info.email}
      hasDraft={hasDraft}
      onInvite={(body) => invite.sendAsync({ body })}
      submission={invite.submission}
      sent={sent}
      onSentClose={() => setSent(undefined)}
      onResend={(invitation) =>
        once(invitation.id, async () => showLink(await resend(byId(invitation))))
      }
      onRevoke={(invitation) => revoke(byId(invitation))}
      onRoleChange={(member, role) => changeRole({ ...byId(member), body: { role } })}
      onSuspend={(member) => suspend(byId(member))}
      onResume={(member) => resume(byId(member))}
      onEnd={(member) => end(byId(member))}
      onResetSecondFactor={(member) => reset(byId(member))}
      busyIds={busyIds}
      guard={useLeaveGuard()}
    />
  )
}
