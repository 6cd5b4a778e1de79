/** Where people find the mobile app of a deployment. */
interface AppAddresses {
  /** Opens the app, if it is installed; undefined if the deployment has none. */
  link: string | undefined
  ios: string
  android: string
}

/**
 * The links to the app. They carry the token of an invitation where they can: the app's own link
 * as `token`, Google Play as the install referrer. The App Store carries nothing.
 */
export function appLinks({ link, ios, android }: AppAddresses, token?: string) {
  if (token === undefined) return { app: link, stores: { ios, android } }
  return {
    app: link && withParameter(link, 'token', token),
    stores: { ios, android: withParameter(android, 'referrer', `token=${token}`) },
  }
}

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address)
  url.searchParams.set(name, value)
  return url.href
}

/**
 * How long the app may take to come to the front before the store opens instead, in milliseconds.
 */
const PATIENCE = 1_500

/**
 * Opens the app, or the store if there is no link into the app or the link had no effect. It
 * replaces this page in the history: Back would lead here, and from here to the app again.
 * Returns a function that stops it.
 */
export function openApp(app: string | undefined, store: string): () => void {
  if (app === undefined) {
    location.replace(store)
    return () => {}
  }
  const stopWaiting = new AbortController()
  const { signal } = stopWaiting
  const timer = setTimeout(() => location.replace(store), PATIENCE)
  signal.addEventListener('abort', () => clearTimeout(timer))
  const stop = () => stopWaiting.abort()
  // The app has opened: a person who comes back from it does not want the store.
  addEventListener('pagehide', stop, { signal })
  document.addEventListener('visibilitychange', stop, { signal })
  location.replace(app)
  return stop
}
