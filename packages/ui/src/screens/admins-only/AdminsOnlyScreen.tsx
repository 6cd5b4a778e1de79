import { Button } from '../../components/Button/Button'
import { errorText } from '../../domain/errors/errors'
import { type Permission, teamText } from '../../domain/team/team'
import { MessagePage } from '../../shell/MessagePage/MessagePage'

export interface AdminsOnlyScreenProps {
  /** The permission that an administrator lacks for this page. @default none is lacking */
  missingPermission?: Permission | undefined
  /** The first page that the person may open, for the button. @default no button */
  firstPage?: { readonly href: string; readonly name: string } | undefined
}

/**
 * What people see on a page that they may not open (specification 6): that it is for
 * administrators, or the permission that they lack, and a link to a page that they may open.
 */
export function AdminsOnlyScreen({ missingPermission, firstPage }: AdminsOnlyScreenProps) {
  return (
    <MessagePage
      container="layout"
      title={errorText.adminsOnly}
      detail={
        missingPermission === undefined
          ? errorText.adminsOnlyDetail
          : teamText.missingPermission(teamText.permissions[missingPermission])
      }
    >
      {firstPage && (
        <Button href={firstPage.href} variant="primary">
          {errorText.goTo(firstPage.name)}
        </Button>
      )}
    </MessagePage>
  )
}
