import { KeyRound } from 'lucide-react'
import { Button } from '../../components/Button/Button'
import { Notice } from '../../components/Notice/Notice'
import { identityText as text } from './identityText'

/** A passkey in place of a code. */
export interface PasskeyOffer {
  /** Asks the browser for the passkey. */
  onUse: () => void
  /** The browser asks, or the server checks. @default false */
  isPending?: boolean
  /** Why the last try came to nothing. @default nothing was tried */
  message?: string | undefined
}

interface UsePasskeyProps extends PasskeyOffer {
  /** @default 'Use your passkey' */
  label?: string
}

/** The button that asks the browser for a passkey, and what came of the last try. */
export function UsePasskey({
  onUse,
  isPending = false,
  message,
  label = text.usePasskey,
}: UsePasskeyProps) {
  return (
    <>
      {message && <Notice tone="caution">{message}</Notice>}
      <Button icon={<KeyRound />} isFullWidth isPending={isPending} onPress={onUse}>
        {label}
      </Button>
    </>
  )
}
