import { Button } from '../../components/Button/Button'
import { Link } from '../../components/Link/Link'
import { Notice } from '../../components/Notice/Notice'
import { Spinner } from '../../components/Spinner/Spinner'
import { Text } from '../../components/Text/Text'
import type { PasskeyOffer } from '../../domain/identity/identity'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { TwoFactorPasskey, type TwoFactorPasskeyMode } from './TwoFactorPasskey'
import {
  type RecoveryActions,
  TwoFactorRecovery,
  type TwoFactorRecoveryMode,
} from './TwoFactorRecovery'
import { TwoFactorSetup, type TwoFactorSetupMode } from './TwoFactorSetup'
import { TwoFactorVerify, type TwoFactorVerifyMode } from './TwoFactorVerify'
import { twoFactorText } from './twoFactorText'

/** The code was right: the page says so and goes on after 1.5 s (specification 9). */
export interface TwoFactorDoneMode {
  kind: 'done'
}

export type TwoFactorMode =
  | TwoFactorSetupMode
  | TwoFactorVerifyMode
  | TwoFactorPasskeyMode
  | TwoFactorRecoveryMode
  | TwoFactorDoneMode

export interface TwoFactorScreenProps {
  /** The step of the page: setup, code field, passkey alone, recovery code, or done. */
  mode: TwoFactorMode
  /**
   * Whether the second factor must be set up now; the page says so and hides 'Back to Setup'.
   * @default false
   */
  isMandatory?: boolean
  /**
   * Where a session leads that has passed its second factor before: the page says so, with a link.
   * Without it the session still needs a code.
   */
  continueHref?: string | undefined
  /** Email of the account whose second factor this is. @default not shown */
  account?: string | undefined
  /** Requests a new QR code and secret; the old ones no longer work. */
  onRegenerate: () => void
  /** Goes from the setup to the code. */
  onContinue: () => void
  /** Goes from the code back to the setup. */
  onBackToSetup: () => void
  /** Checks a code of six digits. */
  onVerify: (code: string) => void
  /**
   * A passkey in place of the code, or of the authenticator in the setup. @default none is offered
   */
  passkey?: PasskeyOffer | undefined
  /**
   * Other ways in, for a person without their phone: the way to the step of a recovery code, its
   * check and the way back. @default no recovery codes
   */
  recovery?: RecoveryActions | undefined
  /** Called for Enter on an empty code, to show the info toast of specification 8. */
  onEmptyCode: () => void
  /** Signs out. */
  onLogout: () => void
  /** The sign-out is under way. @default false */
  isLoggingOut?: boolean
}

const subtitleOf = (kind: TwoFactorMode['kind'], canUsePasskey: boolean): string | undefined => {
  if (kind === 'verify') return twoFactorText.subtitle
  if (kind === 'recovery') return twoFactorText.recoverySubtitle
  if (kind !== 'passkey') return undefined
  return canUsePasskey ? twoFactorText.passkeySubtitle : twoFactorText.noPasskeySubtitle
}

/** /2fa: the second step of signing in (specification 2.4). */
export function TwoFactorScreen({
  mode,
  isMandatory = false,
  continueHref,
  account,
  onRegenerate,
  onContinue,
  onBackToSetup,
  onVerify,
  passkey,
  recovery,
  onEmptyCode,
  onLogout,
  isLoggingOut = false,
}: TwoFactorScreenProps) {
  // A failed setup has other buttons than one that loads or is ready.
  const isFailed = mode.kind === 'setup' && mode.setup.status === 'failed'
  const body = useTitleFocus(isFailed ? 'failed' : mode.kind)

  return (
    <PublicPage
      title={twoFactorText.titles[mode.kind]}
      subtitle={subtitleOf(mode.kind, passkey?.onUse !== undefined)}
    >
      <div ref={body}>
        <Stack space="6">
          {isMandatory && mode.kind !== 'done' && <Notice>{twoFactorText.mandatory}</Notice>}
          {continueHref && mode.kind !== 'done' && (
            <Notice>
              <span>{twoFactorText.signedIn}</span>{' '}
              <Link href={continueHref}>{twoFactorText.goOn}</Link>
            </Notice>
          )}
          {mode.kind === 'setup' && (
            <TwoFactorSetup
              mode={mode}
              passkey={passkey}
              onRegenerate={onRegenerate}
              onContinue={onContinue}
            />
          )}
          {mode.kind === 'verify' && (
            <TwoFactorVerify
              mode={mode}
              onVerify={onVerify}
              onEmptyCode={onEmptyCode}
              onBackToSetup={isMandatory ? undefined : onBackToSetup}
              passkey={passkey}
              onUseRecoveryCode={recovery?.onOpen}
            />
          )}
          {mode.kind === 'passkey' && (
            <TwoFactorPasskey
              passkey={passkey}
              onUseRecoveryCode={recovery?.onOpen}
              onBackToSetup={isMandatory ? undefined : onBackToSetup}
            />
          )}
          {mode.kind === 'recovery' && recovery && <TwoFactorRecovery {...recovery} mode={mode} />}
          {mode.kind === 'done' && (
            <>
              <Notice tone="positive">{twoFactorText.done}</Notice>
              <Inline justify="center">
                <Spinner size="large" />
              </Inline>
            </>
          )}
          <Inline justify="center">
            {account && (
              <Text size="small" tone="muted">
                <bdi translate="no">{account}</bdi>
              </Text>
            )}
            <Button variant="quiet" isPending={isLoggingOut} onPress={onLogout}>
              {twoFactorText.logout}
            </Button>
          </Inline>
        </Stack>
      </div>
    </PublicPage>
  )
}
