import { KeyRound } from 'lucide-react'
import { Button } from '../../components/Button/Button'
import { OpenAt } from '../../components/Form/Form'
import { Notice } from '../../components/Notice/Notice'
import { usePersonsTurn } from '../../hooks/usePersonsTurn'
import { identityText as text } from './identityText'

/** A passkey in place of a code, or why there is none. */
export interface PasskeyOffer {
  /** Asks the browser for the passkey; undefined where that is not possible. */
  onUse: (() => void) | undefined
  /** Whether the browser is asking for the passkey, or the server is checking it. @default false */
  isPending?: boolean
  /** Why the last try failed, or why there is no passkey here. @default no message */
  message?: string | undefined
  /** The address at which passkeys work. @default none is known, or they work here */
  openAt?: string | undefined
}

/** Why a passkey is not available, and the address at which it would be. */
export function PasskeyNote({ message, openAt }: Pick<PasskeyOffer, 'message' | 'openAt'>) {
  return (
    <Notice tone={openAt ? 'info' : 'caution'}>
      <div>{message}</div>
      {openAt && <OpenAt address={openAt} />}
    </Notice>
  )
}

interface UsePasskeyProps extends PasskeyOffer {
  /** @default 'Use your passkey' */
  label?: string
  /** Whether it is the first choice of the page: then it takes the focus. @default false */
  isFirst?: boolean
}

/** The button that asks the browser for a passkey, and what came of the last try. */
export function UsePasskey({
  onUse,
  isPending = false,
  message,
  openAt,
  label = text.usePasskey,
  isFirst = false,
}: UsePasskeyProps) {
  // The browser asks the person; the server's part takes no time.
  usePersonsTurn(isPending)
  return (
    <>
      {message && <PasskeyNote message={message} openAt={openAt} />}
      {onUse && (
        <Button
          icon={<KeyRound />}
          variant={isFirst ? 'primary' : 'secondary'}
          isFullWidth
          autoFocus={isFirst}
          isPending={isPending}
          onPress={onUse}
        >
          {label}
        </Button>
      )}
    </>
  )
}
