import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { TwoFactorScreen } from '@hearth/ui/screens/two-factor/TwoFactorScreen'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { brand } from '../deployment/brand'
import { authTexts } from '../features/auth/messages'
import { useSignOut } from '../features/auth/mutations'
import { RedirectSearch } from '../features/auth/redirectSearch'
import { useTwoFactor } from '../features/auth/useTwoFactor'
import { pageTitles } from '../navigation/pageTitles'
import { addressAfterSignIn } from '../session/panelAddress'

export const Route = createFileRoute('/2fa')({
  staticData: { title: pageTitles.twoFactor },
  validateSearch: RedirectSearch,
  beforeLoad: ({ context: { session }, search }) => {
    if (!session.get().role) throw redirect({ to: '/login', search, replace: true })
  },
  component: TwoFactor,
})

function TwoFactor() {
  const router = useRouter()
  const { session } = Route.useRouteContext()
  const { redirect: kept } = Route.useSearch()
  const [{ is2FAEnabled: isEnrolled, isComplete }] = useState(session.get)
  const next = addressAfterSignIn(router, kept)
  const account = { issuer: brand.productName, email: session.get().info.email }
  const twoFactor = useTwoFactor(isEnrolled, account, () => {
    void router.navigate({ href: next, replace: true })
  })
  const { signOut, isSigningOut } = useSignOut('/login')
  return (
    <TwoFactorScreen
      {...twoFactor}
      continueHref={isComplete ? next : undefined}
      onEmptyCode={() => toast.info(authTexts.emptyTotpCode)}
      onLogout={signOut}
      isLoggingOut={isSigningOut}
    />
  )
}
