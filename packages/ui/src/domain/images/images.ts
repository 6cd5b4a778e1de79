export { ImageUpload } from './ImageUpload'
export { IMAGE_MEGABYTES, IMAGE_RULES, imageTypeOf } from './imageRules'
export { imageText } from './imageText'
export { type UploadImage, useImageUpload } from './useImageUpload'
