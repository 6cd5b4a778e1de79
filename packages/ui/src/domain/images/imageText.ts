import { localize } from '../../text/localize'
import { IMAGE_MEGABYTES } from './imageRules'

/** Texts of an image that is uploaded with a form. */
export const imageText = localize('image', {
  prompt: 'Drop an image here, or browse',
  description: `PNG, JPEG, WebP or GIF, up to ${IMAGE_MEGABYTES} MB`,
  // A file name that the server made up would mean nothing to a person.
  stored: 'Saved image',
  failed: 'Upload process failed',
  isUploading: 'The image is still uploading',
  savesAfterUpload: "The image is still uploading. You can save once it's done.",
})
