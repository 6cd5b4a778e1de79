/** Where a deployment's mobile app is found. */
interface AppAddresses {
  /** Opens the app, if it is installed; undefined where the deployment has none. */
  link: string | undefined
  ios: string
  android: string
}

/**
 * The ways to the app, with the token of an invitation as far as they can carry it: the app's own link as
 * `token`, Google Play as the install referrer. The App Store takes nothing along.
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

/** How long the app has to come to the front before the store is opened instead, in milliseconds. */
const PATIENCE = 1_500

/**
 * Opens the app; the store where there is no link into the app, or where nothing has come of it. In the place
 * of this page: Back would lead here, and from here on again. Returns how to stop.
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
  // The app is there: coming back from it, nobody wants the store.
  addEventListener('pagehide', stop, { signal })
  document.addEventListener('visibilitychange', stop, { signal })
  location.replace(app)
  return stop
}
