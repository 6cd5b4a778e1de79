import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { type TwoFactorMode, TwoFactorScreen } from '@hearth/ui/screens/two-factor/TwoFactorScreen'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { brand, isOffered } from '../deployment/brand'
import { authTexts } from '../features/auth/messages'
import { useSignOut } from '../features/auth/mutations'
import { TwoFactorSearch } from '../features/auth/redirectSearch'
import { useTwoFactor } from '../features/auth/useTwoFactor'
import { FirstCodes } from '../features/identity/FirstCodes'
import { useOtherFactors } from '../features/identity/useOtherFactors'
import { pageTitles } from '../navigation/pageTitles'
import { addressAfterSignIn } from '../session/panelAddress'

export const Route = createFileRoute('/2fa')({
  staticData: { title: pageTitles.twoFactor },
  validateSearch: TwoFactorSearch,
  beforeLoad: ({ context: { session }, search: { redirect: kept } }) => {
    if (!session.get().role) {
      throw redirect({ to: '/login', search: { redirect: kept }, replace: true })
    }
  },
  component: TwoFactor,
})

function TwoFactor() {
  const router = useRouter()
  const { session } = Route.useRouteContext()
  const { redirect: kept, setup } = Route.useSearch()
  const [{ is2FAEnabled: isEnrolled, hasAuthenticator, isComplete }] = useState(session.get)
  const [hasPassed, setPassed] = useState(false)
  const next = addressAfterSignIn(router, kept)
  const account = { issuer: brand.productName, email: session.get().info.email }
  const leave = () => void router.navigate({ href: next, replace: true })
  const needsCodes = isOffered('team') && !isEnrolled
  const { onPassed, ...twoFactor } = useTwoFactor(isEnrolled && setup === '', account, () =>
    needsCodes ? setPassed(true) : leave(),
  )
  const isSetup = twoFactor.mode.kind === 'setup'
  const { isRecovering, submission, ...other } = useOtherFactors(isSetup, onPassed)
  const { signOut, isSigningOut } = useSignOut('/login')
  const hasOnlyPasskey = hasAuthenticator === false && isEnrolled && setup === ''
  const modeOf = (mode: TwoFactorMode): TwoFactorMode => {
    if (mode.kind !== 'verify') return mode
    if (isRecovering) return { kind: 'recovery', submission, hasOnlyPasskey }
    return hasOnlyPasskey ? { kind: 'passkey' } : mode
  }
  if (hasPassed) return <FirstCodes onSaved={leave} />
  return (
    <TwoFactorScreen
      {...twoFactor}
      {...(isEnrolled && setup === ''
        ? other
        : { passkey: isSetup && setup === '' ? other.passkey : undefined })}
      mode={modeOf(twoFactor.mode)}
      account={account.email}
      continueHref={isComplete ? next : undefined}
      onEmptyCode={() => toast.info(authTexts.emptyTotpCode)}
      onLogout={signOut}
      isLoggingOut={isSigningOut}
    />
  )
}
