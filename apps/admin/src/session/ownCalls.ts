import type { ErrorCode } from '@hearth/api/error'

let mayCall = () => true

/** Sets the rule for every call of the panel: whether the page may make one now. */
export function admitCalls(rule: () => boolean): void {
  mayCall = rule
}

/**
 * Sends a request, unless somebody else has signed in in another tab: the cookies would make it
 * theirs. Such a request does not leave the page, and fails as if the session had ended.
 */
export function fetchAsShown(request: Request): Promise<Response> {
  if (mayCall()) return fetch(request)
  const code: ErrorCode = 'notSignedIn'
  return Promise.resolve(Response.json({ code }, { status: 401 }))
}
