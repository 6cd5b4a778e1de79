import { useRef } from 'react'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { RecoveryCodes } from '../../domain/identity/identity'
import { teamText } from '../../domain/team/team'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import type { Preferences } from '../../internal/preferences'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { useConfirm } from '../../patterns/Confirm/useConfirm'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import { LoadableView } from '../../patterns/LoadableView/LoadableView'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { Section, Sections } from '../../patterns/Sections/Sections'
import { plainText } from '../../text/people'
import * as css from './AccountScreen.css'
import type { OwnAccount, OwnSession, Passkey } from './accountModel'
import { accountText as text } from './accountText'
import { type PasskeyActions, PasskeysSection } from './PasskeysSection'
import type { PasswordActions } from './PasswordDialog'
import { PasswordSection } from './PasswordSection'
import { PreferencesSection } from './PreferencesSection'
import { type SecondFactorActions, SecondFactorSection } from './SecondFactorSection'
import { type SessionActions, SessionsSection } from './SessionsSection'

export type { OwnAccount, OwnSession, Passkey }

export interface AccountScreenProps
  extends PasswordActions,
    SecondFactorActions,
    PasskeyActions,
    SessionActions {
  account: Loadable<OwnAccount>
  /** What the person chooses for their browser. */
  preferences: Preferences
  /** Recovery codes that were just made: they show alone, once. @default none */
  newCodes?: readonly string[] | undefined
  /** Saves the new codes as a file. */
  onCodesDownload: () => void
  /** The person has saved the new codes. */
  onCodesSaved: () => void
  /** Ids of sessions that are being ended. @default none */
  busyIds?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** /account: the sign-in, the second factor and the sessions of the person (specification 2.26). */
export function AccountScreen({
  account,
  preferences,
  newCodes,
  onCodesDownload,
  onCodesSaved,
  busyIds = none,
  ...actions
}: AccountScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useTitleFocus(newCodes ? 'codes' : 'account')
  const { ask, dialog } = useConfirm()
  return (
    <div ref={place}>
      <Stack space="page">
        <PageHeader
          ref={heading}
          title={newCodes ? text.newCodes : text.title}
          subtitle={newCodes ? undefined : text.subtitle}
          content={account}
        />
        {newCodes ? (
          <div className={css.form}>
            <RecoveryCodes codes={newCodes} onDownload={onCodesDownload} onSaved={onCodesSaved} />
          </div>
        ) : (
          <LoadableView content={account} headingRef={heading} errorMessage={text.failed}>
            {(own) => (
              <Sections>
                <Section title={text.profile}>
                  <FactList>
                    <Fact label={text.name}>
                      <bdi translate="no">{plainText(own.name) || text.notProvided}</bdi>
                    </Fact>
                    <Fact label={text.email}>
                      <bdi translate="no">{own.email}</bdi>
                    </Fact>
                    <Fact label={text.role}>
                      <span>{teamText.roles[own.role]}</span>{' '}
                      <Link href="/team/roles">{text.ownRole}</Link>
                    </Fact>
                  </FactList>
                  <Text size="small" tone="muted">
                    {text.emailIsFixed}
                  </Text>
                </Section>
                <PreferencesSection {...preferences} />
                <PasswordSection
                  onPasswordChange={actions.onPasswordChange}
                  passwordSubmission={actions.passwordSubmission}
                  email={own.email}
                />
                <SecondFactorSection {...actions} account={own} ask={ask} />
                <PasskeysSection {...actions} passkeys={own.passkeys} ask={ask} />
                <SessionsSection {...actions} sessions={own.sessions} busyIds={busyIds} ask={ask} />
              </Sections>
            )}
          </LoadableView>
        )}
        {dialog}
      </Stack>
    </div>
  )
}
