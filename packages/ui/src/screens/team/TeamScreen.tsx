import { Send, UserPlus, X } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { Heading } from '../../components/Heading/Heading'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { teamName } from '../../domain/team/team'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { useConfirm } from '../../patterns/Confirm/useConfirm'
import { DataTable } from '../../patterns/DataTable/DataTable'
import type { RowAction } from '../../patterns/List/List'
import { LoadableTable } from '../../patterns/LoadableView/LoadableView'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import type { LeaveGuard } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import type { Submission } from '../../submission'
import { InvitationLink, type SentLink } from './InvitationLink'
import { type Invite, InviteDialog } from './InviteDialog'
import { invitationColumns, memberColumns } from './teamColumns'
import type { Team, TeamInvitation, TeamMember } from './teamScreenModel'
import { teamScreenText as text } from './teamScreenText'
import { type TeamActions, useTeamActions } from './useTeamActions'

export type { Invite, SentLink, Team, TeamInvitation, TeamMember }

export interface TeamScreenProps extends TeamActions {
  /** The people and the open invitations. */
  team: Loadable<Team>
  /** The email address of the signed-in person, whose row is marked. */
  ownEmail: string
  /** Whether the dialog of an invitation opens at once: it has a draft. @default false */
  hasDraft?: boolean
  /** Invites; see InviteDialog. */
  onInvite: (invite: Invite) => Promise<unknown>
  /** The outcome of the last invitation. @default idle */
  submission?: Submission | undefined
  /** The link of the invitation that was just sent. @default none */
  sent?: SentLink | undefined
  /** Called when the link was seen. */
  onSentClose: () => void
  /** Sends an invitation again, with a new link. */
  onResend: (invitation: TeamInvitation) => void
  /** Revokes an invitation. It rejects when the call fails. */
  onRevoke: (invitation: TeamInvitation) => Promise<unknown>
  /** Ids of people and invitations that a call is working on. @default none */
  busyIds?: ReadonlySet<string>
  /** Asks before the person leaves the page with an unsent invitation. */
  guard?: Ref<LeaveGuard> | undefined
}

const none: ReadonlySet<string> = new Set()
const nobody: Team = { members: [], invitations: [] }

/** /team: the people who work in the panel and the open invitations (specification 2.24). */
export function TeamScreen({
  team,
  ownEmail,
  hasDraft = false,
  onInvite,
  submission,
  sent,
  onSentClose,
  onResend,
  onRevoke,
  busyIds = none,
  guard,
  ...actions
}: TeamScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isInviting, setInviting] = useState(hasDraft)
  const { members, invitations } = team.status === 'ready' ? team.data : nobody
  const { actionsOf, dialogs } = useTeamActions(actions, members, busyIds)
  const { ask, dialog } = useConfirm()
  const rows = members.map((member) => ({ ...member, isOwn: member.email === ownEmail }))
  const invitationActions = (invitation: TeamInvitation): RowAction[] => [
    {
      id: 'resend',
      label: text.resend,
      icon: <Send />,
      display: 'label',
      onPress: () => onResend(invitation),
    },
    {
      id: 'revoke',
      label: text.revoke,
      icon: <X />,
      tone: 'critical',
      onPress: () =>
        ask({
          title: text.revokeTitle,
          description: text.revokeQuestion,
          effect: text.revokeEffect,
          detail: invitation.email,
          confirmLabel: text.revoke,
          tone: 'critical',
          onConfirm: () => onRevoke(invitation),
        }),
    },
  ]
  return (
    <Stack space="page">
      <PageHeader
        ref={heading}
        title={text.title}
        subtitle={text.subtitle}
        content={team}
        actions={
          <Button variant="primary" icon={<UserPlus />} onPress={() => setInviting(true)}>
            {text.invite}
          </Button>
        }
      />
      <Text size="small">
        <Link href="/team/roles">{text.rolesLink}</Link>
      </Text>
      <LoadableTable content={team} headingRef={heading} errorMessage={text.failed}>
        {(load) => (
          <DataTable
            {...load}
            label={text.people}
            columns={memberColumns}
            rows={rows}
            rowName={teamName}
            rowActions={actionsOf}
            pagination="none"
            compactBelow={64}
            busyIds={busyIds}
          />
        )}
      </LoadableTable>
      {team.status === 'ready' && (
        <Stack space="3">
          <Heading level={2} size="section">
            {text.invitations}
          </Heading>
          {invitations.length === 0 ? (
            <Card>
              <Text tone="muted">{text.noInvitations}</Text>
            </Card>
          ) : (
            <DataTable
              label={text.invitations}
              columns={invitationColumns}
              rows={invitations}
              rowName={({ email }) => email}
              rowActions={invitationActions}
              pagination="none"
              busyIds={busyIds}
            />
          )}
        </Stack>
      )}
      {isInviting && (
        <InviteDialog
          onInvite={onInvite}
          submission={submission}
          guard={guard}
          onClose={() => setInviting(false)}
        />
      )}
      {sent && !isInviting && <InvitationLink {...sent} onClose={onSentClose} />}
      {dialogs}
      {dialog}
    </Stack>
  )
}
