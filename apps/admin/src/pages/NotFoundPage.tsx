import { NotFoundScreen } from '@hearth/ui/screens/not-found/NotFoundScreen'
import { usePageContainer } from './pageContainer'

/**
 * 404 (specification 2.10): a page of its own, or a part of the panel for somebody inside the
 * panel.
 */
export function NotFoundPage() {
  return <NotFoundScreen container={usePageContainer()} />
}
