import type { Feature } from '@hearth/api/panelSettings'
import type { Brand } from '@hearth/ui/provider'
import { logConfiguration } from '../errors/log'
import { brandOf } from './brandOf'
import { readConfiguration } from './configuration'

/**
 * Read from the document itself, where the host has put it (docs/deployment.md): it costs no
 * request.
 */
const configuration = readConfiguration(
  document.getElementById('configuration')?.textContent ?? '',
  logConfiguration,
)
const {
  signUpUrl = '#',
  appLinkUrl,
  appStoreUrl = 'https://apps.apple.com/',
  googlePlayUrl = 'https://play.google.com/store/apps',
  documentsBlurred = true,
  publicUrl,
  tracesShare,
  features,
} = configuration

/** The brand of this deployment in the form that ui takes. */
export const brand: Brand = brandOf(configuration)

/** The address at which people open the panel, as far as the deployment says it. */
export const publicAddress = publicUrl

/** Where 'Sign up' leads. */
export const signUpHref = signUpUrl

/**
 * Where people find the mobile app of this deployment, and the link that opens it, if there is
 * one.
 */
export const app = { link: appLinkUrl, ios: appStoreUrl, android: googlePlayUrl }

/** The share of traces that the server records; undefined if it keeps none. */
export const recordedTraces = tracesShare

/** Whether documents open blurred, for a person who has not chosen. */
export const areDocumentsBlurred = documentsBlurred

/**
 * Whether the backend of this deployment offers a feature. Never infer it from an answer: an
 * offered feature that answers 404 is a failed load.
 */
export const isOffered = (feature: Feature): boolean => [features].flat().includes(feature)
