import { toast } from '@hearth/ui/components/Toast/toastQueue'
import type { Loadable } from '@hearth/ui/loadable'
import { AccountScreen, type OwnAccount } from '@hearth/ui/screens/account/AccountScreen'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useContext, useEffect, useState } from 'react'
import { api } from '../../api'
import { brand } from '../../deployment/brand'
import { showFailure, showSuccess } from '../../errors/toasts'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { useFormAction } from '../../mutations/useFormAction'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { useSubmission } from '../../mutations/useSubmission'
import { useData } from '../../queries/useData'
import { useAddPasskey } from '../identity/addPasskey'
import { confirmIdentity } from '../identity/confirmed'
import { identityMessages, passkeyTexts } from '../identity/messages'
import { PasskeyError } from '../identity/passkeyError'
import { isAboutPasskey, obstacleNote, passkeyMessage } from '../identity/passkeyMessage'
import { saveCodes } from '../identity/useNewCodes'
import { passkeyObstacle } from '../identity/webauthn'
import { accountMessages } from './messages'
import { PreferencesContext } from './preferences'

/** The own account with its calls. */
export function AccountPage() {
  const navigate = useNavigate()
  const once = useSingleFlight()
  const [codes, setCodes] = useState<readonly string[]>()
  const password = useFormAction(api.mutation('changePassword'), accountMessages.changePassword)
  const makeCodes = useAction(api.mutation('makeRecoveryCodes'), accountMessages.makeRecoveryCodes)
  const rename = useFormAction(api.mutation('renamePasskey'), accountMessages.renamePasskey)
  const remove = useAction(api.mutation('removePasskey'), accountMessages.removePasskey)
  const endSession = useAction(api.mutation('endAccountSession'), accountMessages.endAccountSession)
  const endOthers = useAction(api.mutation('endOtherSessions'), accountMessages.endOtherSessions)
  const passkey = useNewPasskey()
  const [obstacle] = useState(passkeyObstacle)
  const account = useData(api.query('getAccount'))
  useNotedFactors(account)
  const replace = async () => {
    if (await confirmIdentity()) {
      await navigate({ to: '/2fa', search: { redirect: '/account', setup: 'new' } })
    }
  }
  return (
    <AccountScreen
      account={account}
      preferences={useContext(PreferencesContext)}
      onPasswordChange={(body) => password.sendAsync({ body })}
      passwordSubmission={password.submission}
      onReplaceAuthenticator={() => once('replace', replace)}
      onMakeCodes={async () => setCodes((await makeCodes({})).data.codes)}
      newCodes={codes}
      onCodesDownload={() => codes && saveCodes(codes, brand.productName)}
      onCodesSaved={() => setCodes(undefined)}
      onAddPasskey={obstacle ? undefined : passkey.add}
      noPasskeys={obstacle && obstacleNote(obstacle)}
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
    mutationFn: useAddPasskey(),
    onSuccess: async () => {
      showSuccess(identityMessages.addPasskey)
      await client.invalidateQueries({ queryKey: api.query('getAccount').queryKey })
    },
    onError: (error) => {
      if (isCancelled(error)) toast.info(passkeyTexts.adding.notUsed)
      else if (!isAboutPasskey(error)) showFailure(identityMessages.addPasskey, error)
    },
  })
  return {
    add: mutateAsync,
    submission: useSubmission(identityMessages.addPasskey, {
      isPending,
      error: isAboutPasskey(error) ? null : error,
      refused: error && !isCancelled(error) ? passkeyMessage('adding', error) : undefined,
    }),
  }
}

const isCancelled = (error: unknown): boolean =>
  error instanceof PasskeyError && error.problem === 'notUsed'

/**
 * Keeps in the session which second factors the account has, so that the question for one offers a
 * passkey that was just added, and none that was removed.
 */
function useNotedFactors(account: Loadable<OwnAccount>) {
  const { session } = useRouteContext({ from: '__root__' })
  const own = account.status === 'ready' ? account.data : undefined
  useEffect(() => {
    const now = session.get()
    if (!own || session.isOther() || !now.role) return
    const hasPasskey = own.passkeys.some(({ isUsable }) => isUsable)
    const hasAuthenticator = own.authenticatorAt !== null
    const isKnown =
      (now.hasPasskey ?? false) === hasPasskey &&
      (now.hasAuthenticator ?? true) === hasAuthenticator
    if (!isKnown) session.set({ ...now, hasPasskey, hasAuthenticator })
  }, [session, own])
}
