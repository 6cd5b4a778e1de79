import { useEffect, useRef, useState } from 'react'
import { messageOf } from './documentMessages'
import type { OpenDocument } from './documentModel'
import { openDocument } from './openDocument'

/** A document that a person may ask for. */
export type DocumentState =
  | { status: 'closed' }
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'open'; document: OpenDocument }

/**
 * Loads a document when a person asks for it, and releases it when they close it or leave.
 * @param load gives the bytes
 */
export function useDocument(load: (signal: AbortSignal) => Promise<Blob>) {
  const [state, setState] = useState<DocumentState>({ status: 'closed' })
  const loading = useRef<AbortController>(undefined)
  const opened = useRef<OpenDocument>(undefined)

  const release = () => {
    loading.current?.abort()
    opened.current?.close()
    opened.current = undefined
  }
  const fail = (error: unknown) => {
    release()
    setState({ status: 'failed', message: messageOf(error) })
  }
  const open = async () => {
    release()
    const abort = new AbortController()
    loading.current = abort
    setState({ status: 'loading' })
    try {
      const document = await openDocument(await load(abort.signal))
      if (abort.signal.aborted) return document.close()
      opened.current = document
      setState({ status: 'open', document })
    } catch (error) {
      if (!abort.signal.aborted) fail(error)
    }
  }
  const close = () => {
    release()
    setState({ status: 'closed' })
  }
  useEffect(
    () => () => {
      loading.current?.abort()
      opened.current?.close()
      opened.current = undefined
    },
    [],
  )
  return { state, open: () => void open(), close, fail }
}
