import { Button } from '../../components/Button/Button'
import { Link } from '../../components/Link/Link'
import { Notice } from '../../components/Notice/Notice'
import { Spinner } from '../../components/Spinner/Spinner'
import { Text } from '../../components/Text/Text'
import { type TeamRole, teamText } from '../../domain/team/team'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { text as defaults } from '../../text/defaults'
import { isolate, plainText } from '../../text/people'
import { JoinTeamForm, type JoinTeamFormProps } from './JoinTeamForm'
import { joinTeamText as text } from './joinTeamText'

/** What an invitation is for. */
export interface ReadInvitation {
  email: string
  role: TeamRole
  /** Null for the operator at the server's shell. */
  invitedBy: string | null
}

export interface JoinTeamScreenProps extends Omit<JoinTeamFormProps, 'email'> {
  /** The invitation, read by the token of the address. */
  invitation: Loadable<ReadInvitation>
  /** The link is used, revoked, expired or damaged: no password can succeed with it. @default false */
  isInvalid?: boolean
}

const subtitleOf = ({ invitedBy, role }: ReadInvitation) => {
  const by = plainText(invitedBy)
  const name = teamText.roles[role]
  return by ? text.invited(isolate(by), name) : text.invitedByNobody(name)
}

/** /join-team: takes an invitation to the team (specification 2.27). */
export function JoinTeamScreen({ invitation, isInvalid = false, ...form }: JoinTeamScreenProps) {
  const place = useTitleFocus(isInvalid ? 'invalid' : invitation.status)
  if (isInvalid) {
    return (
      <PublicPage drawing="cold" title={text.invalidTitle} subtitle={text.invalidSubtitle}>
        <div ref={place}>
          <Text tone="muted">
            <span>{text.joined}</span> <Link href="/login">{text.signIn}</Link>
          </Text>
        </div>
      </PublicPage>
    )
  }
  return (
    <PublicPage
      title={text.title}
      subtitle={invitation.status === 'ready' ? subtitleOf(invitation.data) : undefined}
    >
      <div ref={place}>
        {invitation.status === 'loading' && (
          <Inline space="3" justify="center">
            <Spinner />
            <Text>{text.checking}</Text>
          </Inline>
        )}
        {invitation.status === 'failed' && (
          <Stack space="4">
            <Notice tone="critical">{text.failed}</Notice>
            <Button variant="primary" isFullWidth onPress={invitation.onRetry}>
              {defaults.tryAgain}
            </Button>
          </Stack>
        )}
        {invitation.status === 'ready' && (
          <Stack space="5">
            <Text size="small" tone="muted">
              {teamText.roleSummaries[invitation.data.role]}
            </Text>
            <JoinTeamForm {...form} email={invitation.data.email} />
          </Stack>
        )}
      </div>
    </PublicPage>
  )
}
