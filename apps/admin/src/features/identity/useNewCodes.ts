import { saveBlob } from '@hearth/ui/hooks/saveBlob'
import type { Loadable } from '@hearth/ui/loadable'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { api } from '../../api'

/** The recovery codes of a person who has just set up a second factor: made once per visit. */
export function useNewCodes(): Loadable<readonly string[]> {
  const { mutate, data, isError } = useMutation(api.mutation('makeRecoveryCodes'))
  const isAsked = useRef(false)
  const make = useEffectEvent(() => mutate({}))
  useEffect(() => {
    // An effect may run twice, and the second codes would end the first.
    if (isAsked.current) return
    isAsked.current = true
    make()
  }, [])
  if (data) return { status: 'ready', data: data.data.codes }
  return isError ? { status: 'failed', onRetry: () => mutate({}) } : { status: 'loading' }
}

/** Saves recovery codes as a text file. */
export const saveCodes = (codes: readonly string[], productName: string): void =>
  saveBlob(
    new Blob([`${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }),
    `${productName.toLowerCase()}-recovery-codes.txt`,
  )
