import { Button } from '../../components/Button/Button'
import { ErrorScreenFrame, errorText } from '../../product/errors/errors'
import { type Permission, teamText } from '../../product/team/team'

export interface AdminsOnlyScreenProps {
  /** The permission that an administrator lacks for this page. @default none is lacking */
  missingPermission?: Permission | undefined
}

/**
 * What people see on a page that they may not open (specification 6): that it is for
 * administrators, or the permission that they lack, and a link to a page that they may open.
 */
export function AdminsOnlyScreen({ missingPermission }: AdminsOnlyScreenProps) {
  return (
    <ErrorScreenFrame
      container="layout"
      title={errorText.adminsOnly}
      detail={
        missingPermission === undefined
          ? errorText.adminsOnlyDetail
          : teamText.missingPermission(teamText.permissions[missingPermission])
      }
    >
      <Button href="/memberships" variant="primary">
        {errorText.toMemberships}
      </Button>
    </ErrorScreenFrame>
  )
}
