import { isInvalidSignature, messageOf } from '@hearth/api/error'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'
import { joinSentences } from '../errors/messages'
import { isMissingPermission, type Refusal, refusalOf } from '../errors/refusal'
import { isPanelPath, returnTo } from './panelAddress'
import { sessionTexts } from './sessionTexts'

/** Marks the mutation of a sign-out: calls that the server refuses meanwhile end nothing. */
export const signingOut = { mutationKey: ['leave'] } as const

/** The refused call: a query or a mutation. */
export type Call = 'read' | 'write'

/** The address of the page that sent each change. */
const sentFrom = new WeakMap<WeakKey, ParsedLocation>()

/** Creates the handler of every change that is about to be sent. */
export const createSending = (router: () => RegisteredRouter) => (change: WeakKey) =>
  void sentFrom.set(change, router().latestLocation)

/**
 * Creates the handler of every failed call. When the server refuses to go on, it leads to /login
 * or /2fa, once however many calls fail together. It keeps the address to come back to, and what
 * was typed there.
 * @param onMissingPermission called when the role of the person does not allow a call (any more)
 */
export function createEnding(
  router: () => RegisteredRouter,
  onMissingPermission: () => void,
): (error: unknown, call: Call) => void {
  let isLeaving = false
  return (error, call) => {
    if (isMissingPermission(error)) return onMissingPermission()
    const refusal = refusalOf(error)
    const { session } = router().options.context
    // The page refused the call itself, see ownCalls.ts.
    if (refusal && session.isOther()) return session.checkElsewhere()
    if (!refusal || isLeaving || !concerns(router(), refusal, error)) return
    isLeaving = true
    void leave(router(), refusal, error, call).finally(() => {
      isLeaving = false
    })
  }
}

/**
 * Whether a refusal ends the session. It does not if it answers a page that the person has left, or
 * arrives during a sign-out. A signature that the server can no longer read ends the session on every
 * page (specification 7).
 */
function concerns(router: RegisteredRouter, refusal: Refusal, error: unknown): boolean {
  const { pathname } = router.latestLocation
  if (router.options.context.queryClient.isMutating(signingOut)) return false
  if (isInvalidSignature(error)) return pathname !== '/login'
  return isPanelPath(router, pathname) || (pathname === '/2fa' && refusal === 'ended')
}

async function leave(router: RegisteredRouter, refusal: Refusal, error: unknown, call: Call) {
  const { drafts, queryClient, session } = router.options.context
  const { pathname, search } = router.latestLocation
  // Only the panel's own pages: the address of a public page may hold a token.
  const isPanel = isPanelPath(router, pathname)
  const place = isPanel ? returnTo(addressToKeep(router)) : undefined
  const redirect = pathname === '/2fa' ? search.redirect : place
  const words = [
    refusal === 'ended' && !isInvalidSignature(error) ? messageOf(error, '') : '',
    isPanel && call === 'write' ? sessionTexts.notSaved : '',
    isPanel && drafts.save(pathname) ? sessionTexts.draftWaits : '',
  ].filter((each) => each !== '')
  if (refusal === 'ended') session.clear('ended')
  if (words.length > 0) toast.error(joinSentences(words))
  const to = refusal === 'ended' ? '/login' : '/2fa'
  // Skip the question about unsaved changes: nothing can be saved any more.
  await router.navigate({ to, search: { redirect }, replace: true, ignoreBlocker: true })
  // After the navigation: the old page would load everything again.
  queryClient.clear()
}

/**
 * The address to return to after the sign-in. It is that of the page, or of the case whose change has
 * no answer yet: a decision opens the next case before the server answers.
 */
function addressToKeep({ latestLocation, options }: RegisteredRouter): string {
  const unanswered = options.context.queryClient.getMutationCache().findAll({ status: 'pending' })
  const sent = unanswered
    .map((mutation) => sentFrom.get(mutation))
    .find((location) => location?.pathname === latestLocation.pathname)
  return (sent ?? latestLocation).href
}

/**
 * Ends the session of a person who signed in in another tab, and goes to /login, so that the author
 * of this page can sign in again. A browser has one session at a time.
 */
export async function returnToAuthor(router: RegisteredRouter): Promise<void> {
  const { queryClient, session } = router.options.context
  const redirect = returnTo(router.latestLocation.href)
  session.clear('ended')
  await router.navigate({ to: '/login', search: { redirect }, replace: true, ignoreBlocker: true })
  queryClient.clear()
}
