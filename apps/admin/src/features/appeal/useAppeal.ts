import { currentOf } from '@hearth/api/conflict'
import { ApiError } from '@hearth/api/error'
import type { AppealScreenProps, AppealState } from '@hearth/ui/screens/appeal/AppealScreen'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'
import { useFormAction } from '../../mutations/useFormAction'
import { isLinkRefused } from '../auth/resetLink'
import { isWellFormed } from '../auth/tokenSearch'
import { appealState } from './appealState'

/** The page itself shows what was sent. */
const outcome: Outcome = { success: 'silent', failure: errorTexts.somethingWentWrong }

/** The decision behind the token of a letter, and how to appeal against it once. */
export function useAppeal(token: string): AppealScreenProps {
  const { mutate, data, error } = useMutation(api.mutation('readAppeal'))
  const isToken = isWellFormed(token)
  const read = () => mutate({ body: { token } })
  useEffect(() => {
    if (isToken) mutate({ body: { token } })
  }, [mutate, token, isToken])
  const sent = useFormAction(api.mutation('sendAppeal'), outcome)
  const link = useFormAction(api.mutation('sendAppealLinks'), outcome)

  const state = (): AppealState => {
    if (!isToken || isLinkRefused(error) || isLinkRefused(sent.error)) return { step: 'invalid' }
    if (sent.answer) return appealState(sent.answer.data, 'sent')
    const page = currentOf('sendAppeal', sent.error) ?? data?.data
    if (page) return appealState(page, 'earlier')
    return error ? { step: 'unread', onRetry: read, ...waitOf(error) } : { step: 'reading' }
  }
  return {
    appeal: state(),
    onSend: (text) => sent.send({ body: { token, text } }),
    submission: sent.submission,
    onGetLink: (email) => link.send({ body: { email } }),
    isLinkSent: link.isDone,
    linkSubmission: link.submission,
  }
}

/** What the server says if it accepts no link for a while. */
const waitOf = (error: unknown) =>
  error instanceof ApiError && error.status === 429
    ? { message: error.message || undefined, retryAt: error.retryAt }
    : {}
