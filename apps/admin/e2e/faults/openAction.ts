import { expect } from '@playwright/test'
import type { Deed } from './deeds'
import type { Known, Stage } from './stage'

/** Begins anew where a deed is done, up to where it can be sent, with all said that opening says. */
export async function openDeed(stage: Stage, deed: Deed, known: Known): Promise<void> {
  stage.network.heal()
  deed.before?.(stage.network)
  await stage.start(typeof deed.path === 'string' ? deed.path : deed.path(known), deed.as)
  await deed.open?.(stage.page, stage.network)
  await expect(deed.send(stage.page)).toBeVisible()
  // What the page asked for as it opened may say so only when it has come.
  await stage.quiet()
  await stage.clearToasts()
  await stage.quiet()
}
