import type { RefCallback } from 'react'
import { TextField } from '../../components/TextField/TextField'
import type { useImageUpload } from '../images/images'
import { ImageUpload } from '../images/images'
import { composerText as text } from './composerText'

export interface ImageFieldProps {
  /** The address of the image. */
  value: string
  onChange: (value: string) => void
  /** Called when the link loses the focus. */
  onBlur: () => void
  name: string
  errorMessage: string | undefined
  isReadOnly: boolean
  ref: RefCallback<HTMLElement>
  upload: Pick<ReturnType<typeof useImageUpload>, 'state' | 'upload' | 'remove'>
}

/** An image, uploaded or linked: one takes the place of the other. */
export function ImageField({ upload, errorMessage, ref, ...link }: ImageFieldProps) {
  const { status } = upload.state
  const isLinkable = status === 'idle' || status === 'error'
  return (
    <>
      <ImageUpload
        label={text.image}
        upload={upload}
        isDisabled={link.isReadOnly}
        {...(!isLinkable && { errorMessage, ref })}
      />
      {isLinkable && (
        <TextField
          {...link}
          label={text.imageUrl}
          description={text.imageUrlDescription}
          type="url"
          errorMessage={errorMessage}
          ref={ref}
        />
      )}
    </>
  )
}
