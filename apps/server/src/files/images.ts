import { imageSize } from './imageSize.ts'

interface ImageType {
  readonly name: string
  readonly extension: string
}

/** The accepted types of images. SVG is not accepted, because it can contain scripts. */
const imageTypes: Readonly<Record<string, ImageType>> = {
  'image/png': { name: 'PNG', extension: 'png' },
  'image/jpeg': { name: 'JPEG', extension: 'jpg' },
  'image/webp': { name: 'WebP', extension: 'webp' },
  'image/gif': { name: 'GIF', extension: 'gif' },
}

/** The accepted types as text: 'PNG, JPEG, WebP, GIF'. */
export const acceptedTypes = Object.values(imageTypes)
  .map(({ name }) => name)
  .join(', ')

/** The extension for files of an accepted type; undefined for any other. */
export const extensionOf = (type: string): string | undefined =>
  Object.hasOwn(imageTypes, type) ? imageTypes[type]?.extension : undefined

/** The type of a stored file, from the extension that this server chose. */
export const typeOf = (key: string): string => {
  const end = key.split('.').at(-1)
  const found = Object.entries(imageTypes).find(([, { extension }]) => extension === end)
  return found?.[0] ?? 'application/octet-stream'
}

/** A browser needs four bytes of memory for each pixel, even if the file is small. */
const maxPixels = 40_000_000

/** Why a file is not an acceptable image of this type; undefined if it is. */
export const imageProblem = (type: string, bytes: Buffer): string | undefined => {
  const size = imageSize(type, bytes)
  if (!size) return `This file isn't a ${imageTypes[type]?.name ?? type} image`
  if (size.width * size.height > maxPixels) return 'The image must have at most 40 megapixels'
  return undefined
}
