import { ErrorScreen } from '@hearth/ui/screens/error/ErrorScreen'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { usePlace } from './place'

/** How the browsers say that a part of the application is not there (any more). */
const missingModule =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

/**
 * What stands in the place of a page that broke. After a deploy the router has reloaded once by
 * itself when a chunk was missing; this is what shows when that did not help.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const place = usePlace()
  if (error instanceof Error && missingModule.test(error.message)) {
    return <ErrorScreen reason="outdated" place={place} onReload={() => location.reload()} />
  }
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorScreen reason="unexpected" place={place} onRetry={retry} />
}
