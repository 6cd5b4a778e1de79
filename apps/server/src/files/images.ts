import { imageTypes } from '@hearth/api/limits.gen'

/** An accepted type of images. SVG is not accepted, because it can contain scripts. */
export type ImageType = keyof typeof imageTypes

/** The extensions of stored files. */
const extensions: Readonly<Record<ImageType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

const isImageType = (type: string): type is ImageType => Object.hasOwn(imageTypes, type)

/** The accepted types as text: 'PNG, JPEG, WebP, GIF'. */
export const acceptedTypes = Object.values(imageTypes).join(', ')

/** The name of an accepted type for people. */
export const nameOf = (type: string): string => (isImageType(type) ? imageTypes[type] : type)

/** The extension for files of an accepted type; undefined for any other. */
export const extensionOf = (type: string): string | undefined =>
  isImageType(type) ? extensions[type] : undefined

/** The type of a stored file, from the extension that this server chose. */
export const typeOf = (key: string): string => {
  const end = key.split('.').at(-1)
  const found = Object.entries(extensions).find(([, extension]) => extension === end)
  return found?.[0] ?? 'application/octet-stream'
}

/** How the process of `cleanImage` says why it refuses an image. Node itself uses 1 to 13. */
export const imageExit = { unreadable: 64, tooManyPixels: 65 } as const
