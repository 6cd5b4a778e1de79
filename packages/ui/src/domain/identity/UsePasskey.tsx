import { KeyRound } from 'lucide-react'
import { Button } from '../../components/Button/Button'
import { Notice } from '../../components/Notice/Notice'
import { identityText as text } from './identityText'

/** A passkey in place of a code. */
export interface PasskeyOffer {
  /** Asks the browser for the passkey. */
  onUse: () => void
  /** Whether the browser is asking for the passkey, or the server is checking it. @default false */
  isPending?: boolean
  /** Why the last try failed. @default no message */
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
