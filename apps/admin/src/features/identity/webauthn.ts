import { type CredentialJson, credentialJson } from './credentialJson'

/**
 * Whether the browser has passkeys and reads their options by itself. The browser's own parser is
 * used (WebAuthn Level 3, section 5.1.8) and no library: it is in all browsers of
 * docs/browsers.md but the oldest, which keep the code.
 */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential

/** The person has cancelled, or the device has waited too long: the browser tells no difference. */
export class PasskeyCancelled extends Error {}

async function ask(run: () => Promise<unknown>): Promise<CredentialJson> {
  const credential = await run().catch((error: unknown) => {
    throw new PasskeyCancelled('The browser gave no passkey', { cause: error })
  })
  const json = credentialJson(credential)
  if (!json) throw new PasskeyCancelled('No passkey')
  return json
}

/** Lets the browser make a passkey by the server's options. */
export const createPasskey = (options: unknown): Promise<CredentialJson> =>
  ask(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  )

/** Lets the browser answer the server's challenge with a passkey. */
export const getPasskey = (options: unknown): Promise<CredentialJson> =>
  ask(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  )
