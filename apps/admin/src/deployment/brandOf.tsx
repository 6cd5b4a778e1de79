import type { PanelSettings } from '@hearth/api/panelSettings'
import type { Brand } from '@hearth/ui/provider'

/** The brand of a deployment in the form that ui takes, with its defaults. */
export const brandOf = ({
  productName = 'Hearth',
  communityName,
  tagline,
  logoUrl,
  supportAddress,
}: PanelSettings): Brand => ({
  productName,
  communityName,
  tagline,
  supportAddress,
  ...(logoUrl && { logo: <img src={logoUrl} alt="" /> }),
})
