import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { identityText } from '@hearth/ui/domain/identity'
import { AccountScreen } from '@hearth/ui/screens/account/AccountScreen'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { brand } from '../../deployment/brand'
import { showFailure, showSuccess } from '../../errors/toasts'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { useFormAction } from '../../mutations/useFormAction'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { useSubmission } from '../../mutations/useSubmission'
import { useData } from '../../queries/useData'
import { addPasskey } from '../identity/addPasskey'
import { confirmIdentity } from '../identity/confirmed'
import { identityMessages } from '../identity/messages'
import { saveCodes } from '../identity/useNewCodes'
import { canUsePasskeys, PasskeyCancelled } from '../identity/webauthn'
import { teamApi } from '../team/api'
import { accountMessages } from './messages'

/** The own account with its calls. */
export function AccountPage() {
  const navigate = useNavigate()
  const once = useSingleFlight()
  const [codes, setCodes] = useState<readonly string[]>()
  const password = useFormAction(teamApi.mutation('changePassword'), accountMessages.changePassword)
  const makeCodes = useAction(
    teamApi.mutation('makeRecoveryCodes'),
    accountMessages.makeRecoveryCodes,
  )
  const rename = useFormAction(teamApi.mutation('renamePasskey'), accountMessages.renamePasskey)
  const remove = useAction(teamApi.mutation('removePasskey'), accountMessages.removePasskey)
  const endSession = useAction(
    teamApi.mutation('endAccountSession'),
    accountMessages.endAccountSession,
  )
  const endOthers = useAction(
    teamApi.mutation('endOtherSessions'),
    accountMessages.endOtherSessions,
  )
  const passkey = useNewPasskey()
  const replace = async () => {
    if (await confirmIdentity()) {
      await navigate({ to: '/2fa', search: { redirect: '/account', setup: 'new' } })
    }
  }
  return (
    <AccountScreen
      account={useData(teamApi.query('getAccount'))}
      onPasswordChange={(body) => password.sendAsync({ body })}
      passwordSubmission={password.submission}
      onReplaceAuthenticator={() => once('replace', replace)}
      onMakeCodes={async () => setCodes((await makeCodes({})).data.codes)}
      newCodes={codes}
      onCodesDownload={() => codes && saveCodes(codes, brand.productName)}
      onCodesSaved={() => setCodes(undefined)}
      onAddPasskey={canUsePasskeys() ? passkey.add : undefined}
      addSubmission={passkey.submission}
      onRenamePasskey={({ id }, name) => rename.sendAsync({ path: { id }, body: { name } })}
      passkeySubmission={rename.submission}
      onRemovePasskey={({ id }) => remove({ path: { id } })}
      onEndSession={({ id }) => once(id, () => endSession({ path: { id } }))}
      onEndOthers={() => endOthers({})}
      busyIds={useBusyIds('endAccountSession')}
    />
  )
}

/** Adds a passkey. Cancelling shows no error, and the name stays for another try. */
function useNewPasskey() {
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: addPasskey,
    onSuccess: async () => {
      showSuccess(identityMessages.addPasskey)
      await client.invalidateQueries({ queryKey: teamApi.query('getAccount').queryKey })
    },
    onError: (error) => {
      if (error instanceof PasskeyCancelled) toast.info(identityText.passkeyCancelled)
      else showFailure(identityMessages.addPasskey, error)
    },
  })
  return {
    add: mutateAsync,
    submission: useSubmission(identityMessages.addPasskey, {
      isPending,
      error: error instanceof PasskeyCancelled ? null : error,
    }),
  }
}
