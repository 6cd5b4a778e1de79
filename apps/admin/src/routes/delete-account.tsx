import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { DeleteAccountScreen } from '@hearth/ui/screens/delete-account/DeleteAccountScreen'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { authMessages, authTexts } from '../features/auth/messages'
import { usePublicForm } from '../mutations/usePublicForm'
import { pageTitles } from '../navigation/pageTitles'

export const Route = createFileRoute('/delete-account')({
  staticData: { title: pageTitles.deleteAccount },
  component: DeleteAccount,
})

/** The steps of specification 2.8; after the deletion the first step shows again. */
type Step = 'email' | 'key' | 'deleted'

function DeleteAccount() {
  const [step, setStep] = useState<Step>('email')
  const key = usePublicForm('generateSecurityKey', authMessages.generateSecurityKey, () =>
    setStep('key'),
  )
  const deletion = usePublicForm('deleteOwnAccount', authMessages.deleteOwnAccount, () =>
    setStep('deleted'),
  )
  return (
    <DeleteAccountScreen
      submission={(step === 'key' ? deletion : key).submission}
      step={step === 'key' ? 'key' : 'email'}
      isDeleted={step === 'deleted'}
      onGetKey={(email) => key.send({ body: { email } })}
      onDelete={(body) => deletion.send({ body })}
      onChangeEmail={() => {
        deletion.reset()
        setStep('email')
      }}
      onInvalidEmail={() => toast.error(authTexts.invalidEmail)}
    />
  )
}
