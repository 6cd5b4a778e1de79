import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { DeleteAccountScreen } from '@hearth/ui/screens/delete-account/DeleteAccountScreen'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../api'
import { isOffered } from '../deployment/brand'
import { tabStorage } from '../deployment/tabStorage'
import { authMessages, authTexts } from '../features/auth/messages'
import { useFormAction } from '../mutations/useFormAction'
import { pageTitles } from '../navigation/pageTitles'
import { SignedOutOnly } from '../pages/SignedOutOnly'

export const Route = createFileRoute('/delete-account')({
  staticData: { title: pageTitles.deleteAccount },
  component: Page,
})

function Page() {
  return (
    <SignedOutOnly page="deleteAccount">
      <DeleteAccount />
    </SignedOutOnly>
  )
}

/** The steps of specification 2.8; after the deletion the first step shows again. */
type Step = 'email' | 'key' | 'haveKey' | 'deleted'

/** Where the tab keeps the email whose key is awaited: a phone may drop the page meanwhile. */
const AWAITED = 'hearth-deletion'

function DeleteAccount() {
  const [email] = useState(() => tabStorage.get(AWAITED))
  const [step, setStep] = useState<Step>(email ? 'haveKey' : 'email')
  const goTo = (next: Step, awaited = '') => {
    tabStorage.set(AWAITED, awaited)
    setStep(next)
  }
  const key = useFormAction(
    api.mutation('generateSecurityKey'),
    authMessages.generateSecurityKey,
    ({ body }) => goTo('key', body.email),
  )
  const deletion = useFormAction(
    api.mutation('deleteOwnAccount'),
    authMessages.deleteOwnAccount,
    () => goTo('deleted'),
  )
  const hasKey = step === 'haveKey'
  const isAtKey = step === 'key' || hasKey
  return (
    <DeleteAccountScreen
      submission={(isAtKey ? deletion : key).submission}
      copyHref={isOffered('redress') ? '/my-data' : undefined}
      step={isAtKey ? 'key' : 'email'}
      email={step === 'deleted' ? '' : email}
      hasKey={hasKey}
      isDeleted={step === 'deleted'}
      onGetKey={(address) => key.send({ body: { email: address } })}
      onHaveKey={(address) => goTo('haveKey', address)}
      onDelete={(body) => deletion.send({ body })}
      onChangeEmail={() => {
        deletion.reset()
        goTo('email')
      }}
      onInvalidEmail={() => toast.error(authTexts.invalidEmail)}
    />
  )
}
