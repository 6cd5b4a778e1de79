import { toast } from '@hearth/ui/components/Toast/toastQueue'
import type { RegisteredRouter } from '@tanstack/react-router'
import { api } from '../../api'
import { teamTexts } from './messages'

let isRunning = false

/**
 * Reads what the person may do now, after the server has refused a call, and shows the page anew:
 * once, however many calls are refused together.
 */
export function refreshPermissions(router: RegisteredRouter): void {
  if (isRunning) return
  isRunning = true
  toast.error(teamTexts.missingPermission)
  void refresh(router).finally(() => {
    isRunning = false
  })
}

async function refresh(router: RegisteredRouter): Promise<void> {
  const { session } = router.options.context
  const account = await api.call('getAccount', {}).catch(() => undefined)
  // The person has signed out in the meantime, or somebody else has signed in.
  if (!account || !session.get().role || session.isOther()) return
  const { permissions } = account.data
  if (session.get().permissions?.join() === permissions.join()) return
  session.set({ ...session.get(), permissions })
  await router.invalidate()
}
