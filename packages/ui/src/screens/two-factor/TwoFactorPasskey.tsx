import { Button } from '../../components/Button/Button'
import { type PasskeyOffer, UsePasskey } from '../../domain/identity/identity'
import { Stack } from '../../layout/Stack/Stack'
import { twoFactorText } from './twoFactorText'

/** Asks for a passkey: the account has no authenticator app. */
export interface TwoFactorPasskeyMode {
  kind: 'passkey'
}

interface TwoFactorPasskeyProps {
  passkey: PasskeyOffer | undefined
  onUseRecoveryCode: (() => void) | undefined
  onBackToSetup: (() => void) | undefined
}

/** The second step of a person whose only second factor is a passkey. */
export function TwoFactorPasskey({
  passkey,
  onUseRecoveryCode,
  onBackToSetup,
}: TwoFactorPasskeyProps) {
  return (
    <Stack space="5">
      {passkey && <UsePasskey {...passkey} isFirst />}
      <Stack space="2">
        {onUseRecoveryCode && (
          <Button
            variant={passkey?.onUse ? 'quiet' : 'secondary'}
            isFullWidth
            onPress={onUseRecoveryCode}
          >
            {twoFactorText.useRecoveryCode}
          </Button>
        )}
        {onBackToSetup && (
          <Button variant="quiet" isFullWidth onPress={onBackToSetup}>
            {twoFactorText.backToSetup}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
