import { Button } from '../../components/Button/Button'
import { ErrorScreenFrame } from '../../product/error/ErrorScreenFrame'

/**
 * What non-administrators see on an administrator's page (specification 6): that it is for
 * administrators, and a link to a page that they may open.
 */
export function AdminsOnlyScreen() {
  return (
    <ErrorScreenFrame
      container="layout"
      title="This page is for administrators"
      detail="Your account can view the membership plans."
    >
      <Button href="/memberships" variant="primary">
        Go to Memberships
      </Button>
    </ErrorScreenFrame>
  )
}
