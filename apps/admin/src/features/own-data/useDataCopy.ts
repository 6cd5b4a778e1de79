import { ApiError } from '@hearth/api/error'
import type { MyDataState } from '@hearth/ui/screens/my-data/MyDataScreen'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api'
import { isLinkRefused } from '../auth/resetLink'
import { isWellFormed } from '../auth/tokenSearch'

/** What the link of the email leads to; undefined without one. */
export function useDataCopy(token: string): MyDataState | undefined {
  const { mutate, data, error } = useMutation(api.mutation('readOwnData'))
  const isToken = isWellFormed(token)
  const read = () => mutate({ body: { token } })
  useEffect(() => {
    if (isToken) mutate({ body: { token } })
  }, [mutate, token, isToken])
  if (token === '') return undefined
  if (!isToken || isLinkRefused(error)) return { step: 'invalid' }
  if (data) return { step: 'ready', copy: data.data }
  return error ? { step: 'unread', onRetry: read, ...waitOf(error) } : { step: 'reading' }
}

/** What the server says if it accepts no link for a while. */
const waitOf = (error: unknown) =>
  error instanceof ApiError && error.status === 429
    ? { message: error.message || undefined, retryAt: error.retryAt }
    : {}
