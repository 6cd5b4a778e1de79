import { useCanGoBack, useRouter } from '@tanstack/react-router'

/** Goes back in history; where there is none, because the address was opened by itself, to a page. */
export function useGoBack(otherwise: '/users' | '/login'): () => void {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => (canGoBack ? router.history.back() : void router.navigate({ to: otherwise }))
}
