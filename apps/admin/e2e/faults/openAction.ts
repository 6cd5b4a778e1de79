import { expect } from '@playwright/test'
import type { Action } from './actions'
import type { FaultPage, Known } from './faultPage'

/** Begins anew where an action is done, up to where it can be sent, with all said that opening says. */
export async function openAction(
  faultPage: FaultPage,
  action: Action,
  known: Known,
): Promise<void> {
  faultPage.network.recover()
  action.before?.(faultPage.network)
  await faultPage.start(
    typeof action.path === 'string' ? action.path : action.path(known),
    action.as,
  )
  await action.open?.(faultPage.page, faultPage.network)
  await expect(action.send(faultPage.page)).toBeVisible()
  // What the page asked for as it opened may say so only when it has come.
  await faultPage.quiet()
  await faultPage.clearToasts()
  await faultPage.quiet()
}
