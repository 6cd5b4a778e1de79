import { Button } from '../../components/Button/Button'
import { ErrorScreenFrame, errorText } from '../../product/errors/errors'

/**
 * What non-administrators see on an administrator's page (specification 6): that it is for
 * administrators, and a link to a page that they may open.
 */
export function AdminsOnlyScreen() {
  return (
    <ErrorScreenFrame
      container="layout"
      title={errorText.adminsOnly}
      detail={errorText.adminsOnlyDetail}
    >
      <Button href="/memberships" variant="primary">
        {errorText.toMemberships}
      </Button>
    </ErrorScreenFrame>
  )
}
