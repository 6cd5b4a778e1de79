import { expect } from '@playwright/test'
import type { Known } from '../support/products'
import type { Action } from './action'
import type { FaultPage } from './faultPage'

/**
 * Opens the page of an action again, up to the point where the action can be sent, and clears the
 * toasts of the opening. If the previous test left the action open, it stays as it is.
 */
export async function openAction(
  faultPage: FaultPage,
  action: Action,
  known: Known,
): Promise<void> {
  faultPage.network.recover()
  action.before?.(faultPage.network)
  if (faultPage.opened === action) return
  await faultPage.start(
    typeof action.path === 'string' ? action.path : action.path(known),
    action.as,
  )
  await action.open?.(faultPage.page, faultPage.network)
  await expect(action.send(faultPage.page)).toBeVisible()
  // The page's own calls must finish first: their failures show toasts too.
  await faultPage.quiet()
  await faultPage.clearToasts()
  await faultPage.quiet()
  faultPage.opened = action
}
