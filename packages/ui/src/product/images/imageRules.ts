import type { FileRules } from '../../form/fileRules'

/** Largest size of an uploaded image in megabytes (specification 9). */
export const IMAGE_MEGABYTES = 5

/** The types that the server takes. JPEG first: Safari converts a photo to the first that it can. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

/** What a file is by its name, where the browser does not know its type. */
const EXTENSIONS: Readonly<Record<string, (typeof TYPES)[number]>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  // Chrome on Windows saves JPEG files as .jfif.
  '.jfif': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
}

/** The rules for an image of a tier or an announcement. */
export const IMAGE_RULES = {
  accept: [...TYPES, ...Object.keys(EXTENSIONS)],
  acceptedTypes: 'PNG, JPEG, WebP, GIF',
  // The types of phone cameras. Browsers that do not know HEIC give it no type.
  converts: ['image/heic', 'image/heif', 'image/avif', '.heic', '.heif', '.avif'],
  maxMegabytes: IMAGE_MEGABYTES,
} as const satisfies FileRules

/** The type to send an accepted image with: its own, otherwise that of its extension. */
export function imageTypeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  const isTaken = TYPES.some((taken) => taken === type)
  const extension = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''
  return isTaken ? type : (EXTENSIONS[extension] ?? type)
}
