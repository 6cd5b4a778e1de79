import { useEffect, useRef, useState } from 'react'
import { fileSize } from '../../text/fileSize'
import { DocumentError, MAX_MEGABYTES, MAX_MEGAPIXELS, type OpenDocument } from './documentModel'
import { guardedDocumentText as text } from './guardedDocumentText'
import { openDocument } from './openDocument'

type DocumentState =
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

/** A sentence for the person. A TypeError has only the browser's words for a failed request. */
function messageOf(error: unknown): string {
  const { problems } = text
  if (!(error instanceof DocumentError)) {
    const isSentence = error instanceof Error && !(error instanceof TypeError)
    return (isSentence && error.message) || problems.failed
  }
  switch (error.problem) {
    case 'tooLarge':
      return problems.tooLarge(fileSize(MAX_MEGABYTES * 1024 ** 2))
    case 'tooManyPixels':
      return problems.tooManyPixels(MAX_MEGAPIXELS)
    default:
      return problems[error.problem]
  }
}
