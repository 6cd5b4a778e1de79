import { useCanGoBack, useRouter } from '@tanstack/react-router'

/**
 * Goes back in history, or to a given page if the address was opened directly and there is no
 * history.
 */
export function useGoBack(otherwise: '/users' | '/login'): () => void {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => (canGoBack ? router.history.back() : void router.navigate({ to: otherwise }))
}
