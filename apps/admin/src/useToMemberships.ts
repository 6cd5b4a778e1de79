import { useRouter } from '@tanstack/react-router'
import { PLACE_DEFAULTS } from './search/placeSearch'

/**
 * Leads from a form to the list of memberships, past the question about unsaved changes: they are
 * saved, or the form has asked.
 */
export function useToMemberships() {
  const router = useRouter()
  return ({ replace = false }: { replace?: boolean } = {}): Promise<void> =>
    router.navigate({ to: '/memberships', search: PLACE_DEFAULTS, replace, ignoreBlocker: true })
}
