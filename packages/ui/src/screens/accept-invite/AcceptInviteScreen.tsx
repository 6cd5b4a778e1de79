import { Button } from '../../components/Button/Button'
import { useHearth } from '../../provider/HearthProvider'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { StoreButtons } from '../app/StoreButtons'
import type { StoreLinks } from '../app/storeNames'

/** The address has no token. */
export interface InvalidInvite {
  kind: 'invalid'
}

/** Read on a phone, on which the app can run. */
export interface PhoneInvite {
  kind: 'phone'
  /** Address of the redirect page, with the token in it. */
  appHref: string
}

/** Read where the app cannot run. */
export interface DesktopInvite {
  kind: 'desktop'
  /** Where the app is found. */
  stores: StoreLinks
}

export interface AcceptInviteScreenProps {
  /** What is known of the invitation, and where it leads from this device. */
  invite: InvalidInvite | PhoneInvite | DesktopInvite
}

/** /accept-invite: greets somebody who was invited, and leads to the app (decisions, Routes). */
export function AcceptInviteScreen({ invite }: AcceptInviteScreenProps) {
  const { brand } = useHearth()
  const community = brand.communityName ?? brand.productName

  if (invite.kind === 'invalid') {
    return (
      <PublicPage
        title="Invitation link not valid"
        subtitle="This invitation link is not valid. Open the whole link from the email, or ask who invited you for a new one."
      >
        <Button href="/app" isFullWidth>
          Get the app
        </Button>
      </PublicPage>
    )
  }
  return (
    <PublicPage
      title={`Welcome to ${community}`}
      subtitle={
        invite.kind === 'phone'
          ? `You are invited to join ${community}. It lives in the app: get it, and accept there.`
          : `You are invited to join ${community}. It lives in the app: get it on your phone, then open the link from the email there.`
      }
    >
      {invite.kind === 'phone' ? (
        <Button href={invite.appHref} variant="primary" isFullWidth>
          Get the app
        </Button>
      ) : (
        <StoreButtons stores={invite.stores} />
      )}
    </PublicPage>
  )
}
