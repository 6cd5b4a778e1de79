import { useRouter } from '@tanstack/react-router'
import { MEMBERSHIPS_DEFAULTS } from './search'

/**
 * Goes from a form to the list of memberships without the question about unsaved changes: they
 * are saved, or the form has asked.
 */
export function useToMemberships() {
  const router = useRouter()
  return ({ replace = false }: { replace?: boolean } = {}): Promise<void> =>
    router.navigate({
      to: '/memberships',
      search: MEMBERSHIPS_DEFAULTS,
      replace,
      ignoreBlocker: true,
    })
}
