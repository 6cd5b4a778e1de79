import type { QueryClient } from '@tanstack/react-query'
import type { Drafts } from './session/drafts'
import type { Call } from './session/ending'
import type { SessionStore } from './session/session'

/** What every route can use without an import. */
export interface RouterContext {
  session: SessionStore
  drafts: Drafts
  /** Called with every failed call: it may end the session. */
  onFailure: (error: unknown, call: Call) => void
  queryClient: QueryClient
}
