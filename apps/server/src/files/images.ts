import { imageSize } from './imageSize.ts'

interface ImageType {
  readonly name: string
  /** Of the stored file. */
  readonly extension: string
}

/**
 * The accepted types for images of membership plans. SVG is not accepted, as it can carry
 * scripts.
 */
const imageTypes: Readonly<Record<string, ImageType>> = {
  'image/png': { name: 'PNG', extension: 'png' },
  'image/jpeg': { name: 'JPEG', extension: 'jpg' },
  'image/webp': { name: 'WebP', extension: 'webp' },
  'image/gif': { name: 'GIF', extension: 'gif' },
}

/** The accepted types in words for a person: 'PNG, JPEG, WebP, GIF'. */
export const acceptedTypes = Object.values(imageTypes)
  .map(({ name }) => name)
  .join(', ')

/** The extension for files of an accepted type; undefined for any other. */
export const extensionOf = (type: string): string | undefined =>
  Object.hasOwn(imageTypes, type) ? imageTypes[type]?.extension : undefined

/** The type of a stored file, by the extension that this server gave it. */
export const typeOf = (key: string): string => {
  const end = key.split('.').at(-1)
  const found = Object.entries(imageTypes).find(([, { extension }]) => extension === end)
  return found?.[0] ?? 'application/octet-stream'
}

/** Every viewer's browser holds four bytes for each pixel, however small the file is. */
const maxPixels = 40_000_000

/** The fault of a file that should be an image of this type; undefined when there is none. */
export const imageProblem = (type: string, bytes: Buffer): string | undefined => {
  const size = imageSize(type, bytes)
  if (!size) return `This file isn't a ${imageTypes[type]?.name ?? type} image`
  if (size.width * size.height > maxPixels) return 'The image must have at most 40 megapixels'
  return undefined
}
