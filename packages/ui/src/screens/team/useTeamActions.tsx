import { KeyRound, Pause, Play, UserCog, UserX } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { type TeamRole, teamName } from '../../domain/team/team'
import { type Question, useConfirm } from '../../patterns/Confirm/useConfirm'
import type { RowAction } from '../../patterns/List/List'
import { RoleDialog } from './RoleDialog'
import type { MemberRow } from './teamColumns'
import { isLastOwner, type TeamMember } from './teamScreenModel'
import { teamScreenText as text } from './teamScreenText'

/** Called after a confirmation. It rejects when the call fails: the question stays open. */
type MemberAction = (member: TeamMember) => Promise<unknown>

/** What an owner can do with the people of the team. */
export interface TeamActions {
  onRoleChange: (member: TeamMember, role: TeamRole) => Promise<unknown>
  onSuspend: MemberAction
  onResume: MemberAction
  onResetSecondFactor: MemberAction
  onEnd: MemberAction
}

const questions = {
  suspend: {
    title: text.suspendTitle,
    description: text.suspendQuestion,
    effect: text.suspendEffect,
    confirmLabel: text.suspend,
    tone: 'critical',
  },
  resume: {
    title: text.resumeTitle,
    description: text.resumeQuestion,
    effect: text.resumeEffect,
    confirmLabel: text.resume,
  },
  reset: {
    title: text.resetTitle,
    description: text.resetQuestion,
    effect: text.resetEffect,
    confirmLabel: text.resetSecondFactor,
    tone: 'critical',
  },
  end: {
    title: text.endTitle,
    description: text.endQuestion,
    effect: text.endEffect,
    confirmLabel: text.endAccess,
    tone: 'critical',
  },
} as const satisfies Record<string, Omit<Question, 'onConfirm'>>

/** The actions on the people of the team, with their questions. */
export function useTeamActions(
  { onRoleChange, onSuspend, onResume, onResetSecondFactor, onEnd }: TeamActions,
  members: readonly TeamMember[],
  busyIds: ReadonlySet<string>,
): { actionsOf: (member: MemberRow) => RowAction[]; dialogs: ReactElement } {
  const { ask, dialog } = useConfirm()
  const [edited, setEdited] = useState<TeamMember>()
  const asks = (name: keyof typeof questions, member: TeamMember, action: MemberAction) => () =>
    ask({
      ...questions[name],
      detail: `${teamName(member)} · ${member.email}`,
      onConfirm: () => action(member),
    })
  const actionsOf = (member: MemberRow): RowAction[] => {
    const last = isLastOwner(member, members) ? text.lastOwner : undefined
    const own = member.isOwn ? text.notYourself : undefined
    return [
      {
        id: 'role',
        label: text.changeRole,
        icon: <UserCog />,
        disabledReason: last,
        onPress: () => setEdited(member),
      },
      member.isSuspended
        ? {
            id: 'resume',
            label: text.resume,
            icon: <Play />,
            onPress: asks('resume', member, onResume),
          }
        : {
            id: 'suspend',
            label: text.suspend,
            icon: <Pause />,
            disabledReason: last ?? own,
            onPress: asks('suspend', member, onSuspend),
          },
      {
        id: 'reset',
        label: text.resetSecondFactor,
        icon: <KeyRound />,
        disabledReason: own,
        onPress: asks('reset', member, onResetSecondFactor),
      },
      {
        id: 'end',
        label: text.endAccess,
        icon: <UserX />,
        tone: 'critical',
        disabledReason: last ?? own,
        onPress: asks('end', member, onEnd),
      },
    ]
  }
  return {
    actionsOf,
    dialogs: (
      <>
        {dialog}
        {edited && (
          <RoleDialog
            member={edited}
            isPending={busyIds.has(edited.id)}
            onSave={(role) => onRoleChange(edited, role)}
            // After 10 s the role of somebody else may be open: a late answer closes only its own.
            onClose={() => setEdited((now) => (now === edited ? undefined : now))}
          />
        )}
      </>
    ),
  }
}
