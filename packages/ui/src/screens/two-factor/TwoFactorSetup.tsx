import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { WaitNote } from '../../components/Form/Form'
import { Notice } from '../../components/Notice/Notice'
import { Spinner } from '../../components/Spinner/Spinner'
import { type PasskeyOffer, UsePasskey } from '../../domain/identity/identity'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { useSlow } from '../../hooks/useSlow'
import { useWait } from '../../hooks/useWait'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { CopyableSecret } from '../../patterns/CopyableSecret/CopyableSecret'
import { text } from '../../text/defaults'
import { media } from '../../theme/media'
import { frame, image, note, paper, step, steps } from './TwoFactorSetup.css'
import { twoFactorText } from './twoFactorText'

/** The values for an authenticator app. */
export interface TotpSetup {
  /** Image source of the QR code, a data URL. */
  qr: string
  /** The same secret for typing, in base 32 (RFC 4648). */
  secret: string
}

/** Shows the QR code and the secret of a new second factor. */
export interface TwoFactorSetupMode {
  kind: 'setup'
  setup: Loadable<TotpSetup>
  /**
   * Address that passes the secret to an authenticator app; offered on the device that has one.
   * @default none
   */
  appHref?: string | undefined
  /** The server's message when the setup failed. @default 'Failed to generate TOTP setup' */
  message?: string | undefined
  /** A new code is loading; the visible one is worthless by now. @default false */
  isRegenerating?: boolean
  /** When the server issues another code: until then its button waits, and a countdown shows. */
  retryAt?: Date | undefined
}

/** The QR code; where the browser cannot show it, a sentence says to type in the secret. */
function QrCode({ source }: { source: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <Notice tone="caution">{twoFactorText.qrFailed}</Notice>
  return (
    <div className={`${frame} ${paper}`}>
      <img
        className={image}
        src={source}
        alt={twoFactorText.qrCode}
        onError={() => setFailed(true)}
      />
    </div>
  )
}

interface TwoFactorSetupProps {
  mode: TwoFactorSetupMode
  passkey: PasskeyOffer | undefined
  onRegenerate: () => void
  onContinue: () => void
}

/**
 * The setup of the second factor: instructions, the QR code, and the secret for people who cannot
 * scan.
 */
export function TwoFactorSetup({ mode, passkey, onRegenerate, onContinue }: TwoFactorSetupProps) {
  const { setup, appHref, message, isRegenerating = false, retryAt } = mode
  const wait = useWait(retryAt)
  const isLoading = setup.status === 'loading' || isRegenerating
  const isSlow = useSlow(isLoading)
  // A phone has its own passkeys and apps, and can't scan its own screen.
  const isTouch = useMediaQuery(media.coarse)
  const usePasskey = passkey && <UsePasskey {...passkey} label={twoFactorText.setUpPasskey} />
  return (
    <Stack space="5">
      {isTouch && usePasskey && <Stack space="2">{usePasskey}</Stack>}
      <ol className={steps}>
        {twoFactorText.steps.map((each) => (
          <li key={each} className={step}>
            {each}
          </li>
        ))}
      </ol>
      {setup.status === 'failed' ? (
        <Stack space="3">
          <Notice tone="critical">{message ?? twoFactorText.failed}</Notice>
          {wait > 0 && <WaitNote seconds={wait} />}
          <Button isFullWidth isDisabled={wait > 0} onPress={setup.onRetry}>
            {text.tryAgain}
          </Button>
        </Stack>
      ) : (
        <>
          {isTouch && appHref && !isLoading && (
            <Button href={appHref} isFullWidth>
              {twoFactorText.openApp}
            </Button>
          )}
          {setup.status === 'ready' && !isLoading ? (
            <QrCode key={setup.data.qr} source={setup.data.qr} />
          ) : (
            <div className={frame}>
              <Spinner label={isSlow ? text.stillWorking : twoFactorText.generating} />
              {isSlow && (
                <span aria-hidden className={note}>
                  {text.stillWorking}
                </span>
              )}
            </div>
          )}
          <CopyableSecret
            label={twoFactorText.secret}
            value={setup.status === 'ready' && !isLoading ? setup.data.secret : ''}
            copyLabel={twoFactorText.copySecret}
            toggleText={twoFactorText.secretToggle}
            isDisabled={isLoading}
          />
        </>
      )}
      <Stack space="2">
        <Button variant="primary" isFullWidth isDisabled={isLoading} onPress={onContinue}>
          {twoFactorText.continue}
        </Button>
        {setup.status !== 'failed' && wait > 0 && <WaitNote seconds={wait} />}
        {setup.status !== 'failed' && (
          <Button
            icon={<RefreshCw />}
            isFullWidth
            isDisabled={setup.status === 'loading' || wait > 0}
            isPending={isRegenerating}
            onPress={onRegenerate}
          >
            {twoFactorText.regenerate}
          </Button>
        )}
        {!isTouch && usePasskey}
      </Stack>
    </Stack>
  )
}
