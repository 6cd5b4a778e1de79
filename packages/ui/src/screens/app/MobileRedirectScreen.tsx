import { Button } from '../../components/Button/Button'
import { Spinner } from '../../components/Spinner/Spinner'
import {
  OpenAgain,
  StoreButtons,
  type StoreLinks,
  storeNames,
  storesText,
} from '../../domain/appStores/appStores'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { useHearth } from '../../provider/HearthProvider'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { mobileRedirectText as text } from './mobileRedirectText'

export interface MobileRedirectScreenProps {
  /**
   * The platform of the device: a phone is on its way to its store, and any other device reads
   * that it is not a phone.
   */
  platform: 'ios' | 'android' | 'other'
  /** Where people find the app; the application itself redirects. */
  stores: StoreLinks
  /** Opens the app itself; the page tries this before the store. @default none */
  appHref?: string | undefined
  /** Whether the person comes from an invitation. @default false */
  isInvited?: boolean
}

/** /app: leads a phone to the app, or to its page in the store (specification 2.9). */
export function MobileRedirectScreen({
  platform,
  stores,
  appHref,
  isInvited = false,
}: MobileRedirectScreenProps) {
  const { brand } = useHearth()
  const title = text.title(brand.productName)
  if (platform === 'other') {
    return (
      <PublicPage title={title} subtitle={text.notSupported}>
        <StoreButtons stores={stores} />
      </PublicPage>
    )
  }
  return (
    <PublicPage title={title} subtitle={text.redirecting}>
      <Stack space="6">
        <Inline justify="center">
          <Spinner size="large" />
        </Inline>
        <Stack space="3">
          {appHref && (
            <Button href={appHref} variant="primary" isFullWidth>
              {text.openApp}
            </Button>
          )}
          <Button href={stores[platform]} isFullWidth>
            {storesText.open(storeNames[platform])}
          </Button>
        </Stack>
        {isInvited && platform === 'ios' && <OpenAgain />}
      </Stack>
    </PublicPage>
  )
}
