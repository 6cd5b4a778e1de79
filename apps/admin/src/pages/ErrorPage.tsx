import { ErrorScreen } from '@hearth/ui/screens/error/ErrorScreen'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { hasMissedPart, isReloading } from '../deploys'
import { usePlace } from './place'

/**
 * What stands in the place of a page that broke. After a deploy the page has reloaded itself once; this
 * is what shows when that did not help.
 */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const place = usePlace()
  if (isReloading()) return null
  if (hasMissedPart()) {
    return <ErrorScreen reason="outdated" place={place} onReload={() => location.reload()} />
  }
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorScreen reason="unexpected" place={place} onRetry={retry} />
}
