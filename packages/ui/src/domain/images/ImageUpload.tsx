import type { Ref } from 'react'
import { FileUpload } from '../../patterns/FileUpload/FileUpload'
import { IMAGE_RULES } from './imageRules'
import { imageText } from './imageText'
import type { useImageUpload } from './useImageUpload'

interface ImageUploadProps {
  label: string
  upload: Pick<ReturnType<typeof useImageUpload>, 'state' | 'upload' | 'remove'>
  errorMessage?: string | undefined
  /** Nothing can be changed now. @default false */
  isDisabled?: boolean
  ref?: Ref<HTMLElement>
}

/** A box for one image of a record, of the types and the size that the server takes. */
export function ImageUpload({ upload, ...field }: ImageUploadProps) {
  return (
    <FileUpload
      {...field}
      prompt={imageText.prompt}
      description={imageText.description}
      {...IMAGE_RULES}
      state={upload.state}
      onUpload={upload.upload}
      onRemove={upload.remove}
    />
  )
}
