import { Button } from '../../components/Button/Button'
import { Stack } from '../../layout/Stack/Stack'
import { OpenAgain } from '../../product/stores/OpenAgain'
import { StoreButtons } from '../../product/stores/StoreButtons'
import type { StoreLinks } from '../../product/stores/storeNames'
import { useHearth } from '../../provider/HearthProvider'
import { PublicPage } from '../../shell/PublicPage/PublicPage'

/** The address has no token. */
export interface InvalidInvite {
  kind: 'invalid'
}

/** Read on a phone, on which the app can run. */
export interface PhoneInvite {
  kind: 'phone'
  /** What it runs: from the App Store nothing reaches the app, so the link is opened once more. */
  platform: 'ios' | 'android'
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

/** /accept-invite: greets somebody who was invited, and leads to the app (specification 2.1). */
export function AcceptInviteScreen({ invite }: AcceptInviteScreenProps) {
  const { brand } = useHearth()
  const community = brand.communityName ?? brand.productName

  if (invite.kind === 'invalid') {
    return (
      <PublicPage
        title="Invitation link not valid"
        subtitle="This invitation link is not valid. Open it again from your email, or ask the person who invited you for a new one."
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
          ? `${community} lives in the app. Install it, then accept your invitation there.`
          : `${community} lives in the app. Install it on your phone, then open the link from your email there.`
      }
    >
      {invite.kind === 'phone' ? (
        <Stack space="5">
          <Button href={invite.appHref} variant="primary" isFullWidth>
            Get the app
          </Button>
          {invite.platform === 'ios' && <OpenAgain />}
        </Stack>
      ) : (
        <StoreButtons stores={invite.stores} />
      )}
    </PublicPage>
  )
}
