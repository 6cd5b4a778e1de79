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

/** The name of an accepted type for people. */
export const nameOf = (type: string): string => imageTypes[type]?.name ?? type

/** The extension for files of an accepted type; undefined for any other. */
export const extensionOf = (type: string): string | undefined =>
  Object.hasOwn(imageTypes, type) ? imageTypes[type]?.extension : undefined

/** The type of a stored file, from the extension that this server chose. */
export const typeOf = (key: string): string => {
  const end = key.split('.').at(-1)
  const found = Object.entries(imageTypes).find(([, { extension }]) => extension === end)
  return found?.[0] ?? 'application/octet-stream'
}

/** Of an image, or of all frames of an animation. A browser needs four bytes of memory for each. */
export const maxPixels = 40_000_000

/** How the process of `cleanImage` says why it refuses an image. Node itself uses 1 to 13. */
export const imageExit = { unreadable: 64, tooManyPixels: 65 } as const
