import type { RefCallback } from 'react'
import { TextField } from '../../components/TextField/TextField'
import { FileUpload } from '../../patterns/FileUpload/FileUpload'
import { IMAGE_RULES } from '../image-upload/imageRules'
import { imageText } from '../image-upload/imageText'
import type { useImageUpload } from '../image-upload/useImageUpload'
import { composerText as text } from './composerText'

export interface ImageFieldProps {
  /** The address of the image. */
  value: string
  onChange: (value: string) => void
  /** Called when the link loses the focus. */
  onBlur: () => void
  name: string
  errorMessage: string | undefined
  ref: RefCallback<HTMLElement>
  upload: Pick<ReturnType<typeof useImageUpload>, 'state' | 'upload' | 'remove'>
}

/** An image, uploaded or linked: one takes the place of the other. */
export function ImageField({ upload, errorMessage, ref, ...link }: ImageFieldProps) {
  const { status } = upload.state
  const isLinkable = status === 'idle' || status === 'error'
  return (
    <>
      <FileUpload
        label={text.image}
        prompt={imageText.prompt}
        description={imageText.description}
        {...IMAGE_RULES}
        state={upload.state}
        onUpload={upload.upload}
        onRemove={upload.remove}
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
