import { type RefCallback, useCallback, useRef, useState } from 'react'
import { useFilePreview } from '../../hooks/useFilePreview'
import { type UploadImage, useImageUpload } from '../images/images'
import { otherHost } from './announcementsModel'
import { composerText as text } from './composerText'
import { useLinkCheck } from './useLinkCheck'

interface AnnouncementImageOptions {
  /** Key of the form. */
  draft: string
  /** The field of the form. */
  field: {
    name: string
    value: string
    onChange: (address: string) => void
    errorMessage: string | undefined
    ref: RefCallback<HTMLElement>
  }
  /** The address that is already saved: it is neither checked nor shown unasked. */
  saved: string
  onUpload: UploadImage
}

/** The image of an announcement: an upload or a link, whether it loads, and what to show of it. */
export function useAnnouncementImage({ draft, field, saved, onUpload }: AnnouncementImageOptions) {
  const { value, onChange } = field
  const link = useLinkCheck()
  const [isChecking, setChecking] = useState(false)
  const refused = useRef<string>(undefined)
  const element = useRef<HTMLElement>(null)
  const upload = useImageUpload({
    draft: `${draft} image`,
    stored: isStored(value) ? value : '',
    onUpload,
    // The contract asks for an absolute address. Removing a file keeps a link.
    onChange: (path) => {
      if (path) onChange(new URL(path, location.origin).href)
      else if (isStored(value)) onChange('')
    },
  })
  const { state } = upload
  const file = state.status === 'uploading' || state.status === 'success' ? state.file : undefined
  const chosen = useFilePreview(file instanceof File ? file : undefined)
  const loads = link.loads(value)
  const ref = useCallback(
    (next: HTMLElement | null) => {
      element.current = next
      field.ref(next)
    },
    [field.ref],
  )

  return {
    upload,
    isChecking,
    isUploading: state.status === 'uploading',
    hasFailed: state.status === 'error',
    fieldProps: {
      ...field,
      ref,
      upload,
      errorMessage: field.errorMessage ?? (loads === false ? text.imageFails : undefined),
      onBlur: () => {
        if (value !== saved) void link.check(value)
      },
    },
    /** The image to show; undefined for none. */
    src: file ? (file instanceof File ? chosen : file.src) : loads ? value.trim() : undefined,
    /** The host of a saved link: it shows on request, as in the list. */
    hiddenHost: !file && value === saved && loads === undefined ? otherHost(value) : undefined,
    show: () => void link.check(value),
    /**
     * Checks before a save whether the image loads. If not, the field shows an error and takes the
     * focus. A second save with the same address is accepted, because members may be able to load
     * it.
     */
    accepts: async (): Promise<boolean> => {
      if (file || value === saved || value === refused.current) return true
      setChecking(true)
      const isFine = await link.check(value)
      setChecking(false)
      if (isFine) return true
      refused.current = value
      element.current?.focus()
      return false
    },
    /** Shows another saved image. */
    begin: (address: string) => upload.begin(isStored(address) ? address : ''),
  }
}

/** Whether an address is one of the panel's own files. */
const isStored = (address: string): boolean => address !== '' && otherHost(address) === undefined
