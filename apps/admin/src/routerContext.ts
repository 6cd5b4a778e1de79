import type { QueryClient } from '@tanstack/react-query'
import type { Drafts } from './session/drafts'
import type { SessionStore } from './session/session'

/** What every route can use without an import. */
export interface RouterContext {
  queryClient: QueryClient
  session: SessionStore
  drafts: Drafts
}
