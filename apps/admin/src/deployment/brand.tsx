import type { Brand } from '@hearth/ui/provider/HearthProvider'
import { logConfiguration } from '../errors/log'
import { readConfiguration } from './configuration'

/** Read from the document itself, which its host fills (docs/deployment.md): it costs no request. */
const {
  productName = 'Hearth',
  logoUrl,
  signUpUrl = '#',
  appLinkUrl,
  appStoreUrl = 'https://apps.apple.com/',
  googlePlayUrl = 'https://play.google.com/store/apps',
  ...words
} = readConfiguration(document.getElementById('configuration')?.textContent ?? '', logConfiguration)

/** The brand of this deployment, as every part of ui takes it. */
export const brand: Brand = {
  productName,
  ...words,
  ...(logoUrl && { logo: <img src={logoUrl} alt="" /> }),
}

/** Where 'Sign up' leads. */
export const signUpHref = signUpUrl

/** Where this deployment's mobile app is found, and the link that opens it, if there is one. */
export const app = { link: appLinkUrl, ios: appStoreUrl, android: googlePlayUrl }
