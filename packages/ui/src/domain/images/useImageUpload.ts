import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsRestored, usePreservedDraft, useSavedDraft } from '../../form/useSavedDraft'
import type { UploadState } from '../../patterns/FileUpload/FileUpload'
import { imageText as text } from './imageText'

/**
 * Uploads one image and resolves to the path where it is stored. Rejects with an Error; its
 * message is shown unchanged, in the words of specification 8 ('Upload failed with status: 503').
 */
export type UploadImage = (
  file: File,
  options: {
    /**
     * Aborted when the file is removed or the person leaves the form.
     */
    signal: AbortSignal
    /** Call it with the percentage sent. Without a call the progress is unknown. */
    onProgress: (percent: number) => void
  },
) => Promise<string>

interface ImageUploadOptions {
  /** Key of the chosen file. */
  draft: string
  /** Path of the image that is already stored; '' for none. Read once. */
  stored: string
  onUpload: UploadImage
  /** Called with the path of the stored image; '' for none. */
  onChange: (path: string) => void
}

/** The upload of the form's image: one at a time; late results are dropped. */
export function useImageUpload({ draft, stored, onUpload, onChange }: ImageUploadOptions) {
  const kept = useSavedDraft<UploadState>(draft)
  const [state, setState] = useState<UploadState>(() => (kept ? brokenOff(kept) : showing(stored)))
  const unsaved = 'file' in state && state.file instanceof File ? state : undefined
  usePreservedDraft(draft, unsaved)
  const isRestored = useIsRestored(kept, unsaved !== undefined)
  const running = useRef<AbortController>(undefined)

  const stop = useCallback(() => {
    running.current?.abort()
    running.current = undefined
  }, [])
  useEffect(() => stop, [stop])

  const upload = async (file: File) => {
    stop()
    const current = new AbortController()
    running.current = current
    const show = (next: UploadState) => {
      if (running.current === current) setState(next)
    }
    setState({ status: 'uploading', file })
    try {
      const path = await onUpload(file, {
        signal: current.signal,
        onProgress: (progress) => show({ status: 'uploading', file, progress }),
      })
      if (running.current === current) onChange(path)
      show({ status: 'success', file })
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      show({ status: 'error', file, message: message || text.failed })
    }
    if (running.current === current) running.current = undefined
  }

  return {
    state,
    /** The file was chosen before the session ended and is not saved: for DraftNote. */
    isRestored,
    upload: (file: File) => void upload(file),
    /** Shows another image that is already stored, and discards the chosen one. */
    begin: (path: string) => {
      stop()
      setState(showing(path))
    },
    remove: () => {
      stop()
      setState(idle)
      onChange('')
    },
  }
}

const idle: UploadState = { status: 'idle' }

const showing = (path: string): UploadState =>
  path ? { status: 'success', file: { name: text.stored, src: path } } : idle

/**
 * What remains of an upload that was under way when its page went away: the file, to try again.
 */
const brokenOff = (state: UploadState): UploadState =>
  state.status === 'uploading' ? { status: 'error', file: state.file, message: text.failed } : state
