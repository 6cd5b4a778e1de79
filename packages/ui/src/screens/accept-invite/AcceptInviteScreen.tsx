import { Button } from '../../components/Button/Button'
import { OpenAgain, StoreButtons, type StoreLinks } from '../../domain/appStores/appStores'
import { Stack } from '../../layout/Stack/Stack'
import { useHearth } from '../../provider/HearthProvider'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { acceptInviteText as text } from './acceptInviteText'

/** The address has no token. */
export interface InvalidInvite {
  kind: 'invalid'
}

/** The person reads it on a phone that can run the app. */
export interface PhoneInvite {
  kind: 'phone'
  /** The platform: the App Store passes nothing to the app, so people open the link again. */
  platform: 'ios' | 'android'
  /** Address of the redirect page, with the token in it. */
  appHref: string
}

/** The person reads it on a device that cannot run the app. */
export interface DesktopInvite {
  kind: 'desktop'
  /** Where people find the app. */
  stores: StoreLinks
}

export interface AcceptInviteScreenProps {
  /** What the address says about the invitation, and where it leads from this device. */
  invite: InvalidInvite | PhoneInvite | DesktopInvite
}

/** /accept-invite: welcomes an invited person and leads to the app (specification 2.1). */
export function AcceptInviteScreen({ invite }: AcceptInviteScreenProps) {
  const { brand } = useHearth()
  const community = brand.communityName ?? brand.productName

  if (invite.kind === 'invalid') {
    return (
      <PublicPage drawing="cold" title={text.invalidTitle} subtitle={text.invalidSubtitle}>
        <Button href="/app" isFullWidth>
          {text.getApp}
        </Button>
      </PublicPage>
    )
  }
  return (
    <PublicPage
      title={text.welcome(community)}
      subtitle={invite.kind === 'phone' ? text.onPhone(community) : text.onDesktop(community)}
    >
      {invite.kind === 'phone' ? (
        <Stack space="5">
          <Button href={invite.appHref} variant="primary" isFullWidth>
            {text.getApp}
          </Button>
          {invite.platform === 'ios' && <OpenAgain />}
        </Stack>
      ) : (
        <StoreButtons stores={invite.stores} />
      )}
    </PublicPage>
  )
}
