/** Why passkeys can't be used on a page. */
export interface PasskeyObstacle {
  reason: 'browser' | 'address'
  /** Where people open the panel, if passkeys work there and not here. */
  openAt?: string
}

interface Place {
  /** The address of the page. */
  here: URL
  /** The address at which people open the panel, as far as the deployment says it. */
  publicUrl: string | undefined
  /** Whether the browser treats the page as safe: https, or localhost. */
  isSecureContext: boolean
  /** Whether the browser has passkeys and reads their options by itself. */
  hasWebAuthn: boolean
}

const isLocalhost = (hostname: string) => /(^|\.)localhost$/.test(hostname)

/** An address of numbers has no name that a passkey could belong to (WebAuthn, section 5.1.3). */
const isNumbers = (hostname: string) => /^[\d.]+$|^\[/.test(hostname)

const canHavePasskeys = ({ protocol, hostname }: URL) =>
  !isNumbers(hostname) && (protocol === 'https:' || isLocalhost(hostname))

/** Why passkeys can't be used at a place; undefined if they can. */
export function obstacleAt({
  here,
  publicUrl,
  isSecureContext,
  hasWebAuthn,
}: Place): PasskeyObstacle | undefined {
  const right = publicUrl === undefined ? here : new URL(publicUrl)
  if (right.origin !== here.origin || isNumbers(here.hostname) || !isSecureContext) {
    const leads = right.origin !== here.origin && canHavePasskeys(right)
    return { reason: 'address', ...(leads && { openAt: right.origin }) }
  }
  return hasWebAuthn ? undefined : { reason: 'browser' }
}
