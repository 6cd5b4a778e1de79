import { Button } from '../../components/Button/Button'
import { ErrorScreenFrame } from '../../product/error/ErrorScreenFrame'

/**
 * What everybody else sees in the container of an administrator's page (specification 6): whose it is, and
 * the way to what they may open.
 */
export function AdminsOnlyScreen() {
  return (
    <ErrorScreenFrame
      container="layout"
      title="This page is for administrators"
      detail="Your account can look at the membership plans."
    >
      <Button href="/memberships" variant="primary">
        Go to Memberships
      </Button>
    </ErrorScreenFrame>
  )
}
