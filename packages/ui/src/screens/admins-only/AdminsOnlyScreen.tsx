import { Button } from '../../components/Button/Button'
import { errorText } from '../../domain/errors/errors'
import { type Permission, teamText } from '../../domain/team/team'
import { MessagePage } from '../../shell/MessagePage/MessagePage'

export interface AdminsOnlyScreenProps {
  /** The permission that an administrator lacks for this page. @default none is lacking */
  missingPermission?: Permission | undefined
  /** What the page is called, for an administrator who lacks its permission. @default unknown */
  pageName?: string | undefined
  /** The name of the person's role. @default unknown */
  role?: string | undefined
  /** The first page that the person may open, for the button. @default no button */
  firstPage?: { readonly href: string; readonly name: string } | undefined
}

/**
 * What people see on a page that they may not open (specification 6): that it is for
 * administrators, or the permission that they lack, and a link to a page that they may open.
 */
export function AdminsOnlyScreen({
  missingPermission,
  pageName,
  role,
  firstPage,
}: AdminsOnlyScreenProps) {
  return (
    <MessagePage
      container="layout"
      title={missingPermission && pageName ? errorText.noAccess(pageName) : errorText.adminsOnly}
      detail={
        missingPermission === undefined
          ? errorText.adminsOnlyDetail
          : teamText.missingPermission(teamText.permissions[missingPermission], role)
      }
    >
      {firstPage && (
        <Button href={firstPage.href} variant="primary">
          {errorText.goTo(firstPage.name)}
        </Button>
      )}
      {missingPermission && <Button href="/team/roles">{errorText.ownRole}</Button>}
    </MessagePage>
  )
}
