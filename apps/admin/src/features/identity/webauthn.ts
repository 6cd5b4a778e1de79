import { publicAddress } from '../../deployment/brand'
import { type CredentialJson, credentialJson } from './credentialJson'
import { PasskeyError, passkeyError } from './passkeyError'
import { obstacleAt, type PasskeyObstacle } from './passkeyPlace'

/**
 * Whether the browser has passkeys and reads their options by itself. The browser's own parser is
 * used (WebAuthn Level 3, section 5.1.8) and no library: it is in all supported browsers but the
 * oldest, which keep the code.
 */
const hasWebAuthn = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Why passkeys can't be used on this page; undefined if they can. */
export const passkeyObstacle = (): PasskeyObstacle | undefined =>
  obstacleAt({
    here: new URL(location.href),
    publicUrl: publicAddress,
    isSecureContext,
    hasWebAuthn: hasWebAuthn(),
  })

/** @throws PasskeyError */
async function ask(run: () => Promise<unknown>): Promise<CredentialJson> {
  const credential = await run().catch((thrown: unknown) => {
    throw passkeyError(thrown)
  })
  // The browser gives null where it has nothing to offer.
  if (!credential) throw new PasskeyError('notUsed')
  const json = credentialJson(credential)
  if (!json) throw new PasskeyError('unreadable')
  return json
}

/** Lets the browser make a passkey by the server's options. */
export const createPasskey = (options: unknown): Promise<CredentialJson> =>
  ask(async () =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )

/** Lets the browser answer the server's challenge with a passkey. */
export const getPasskey = (options: unknown): Promise<CredentialJson> =>
  ask(async () =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  )
