import type { FileRules } from '../../form/fileRules'
import { imageBytes, imageTypes } from '../../text/limits.gen'

type ImageType = keyof typeof imageTypes

/** Largest size of an uploaded image in megabytes (specification 9). */
export const IMAGE_MEGABYTES = imageBytes / 1024 ** 2

/** JPEG comes first: Safari converts a photo to the first accepted type that it can write. */
const FIRST: ImageType = 'image/jpeg'

/** What a file is by its name, where the browser does not know its type. */
const EXTENSIONS: Readonly<Record<string, ImageType>> = {
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
  accept: [...new Set([FIRST, ...Object.keys(imageTypes), ...Object.keys(EXTENSIONS)])],
  acceptedTypes: Object.values(imageTypes).join(', '),
  // The types of phone cameras. Browsers that do not know HEIC give it no type.
  converts: ['image/heic', 'image/heif', 'image/avif', '.heic', '.heif', '.avif'],
  readsContent: true,
  maxMegabytes: IMAGE_MEGABYTES,
} as const satisfies FileRules

/** How the files of each type begin; any byte may stand in place of `null`. */
const BEGINNINGS: readonly (readonly [ImageType, readonly (number | null)[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  // "RIFF", the size, "WEBP".
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
]

/**
 * The type to send an accepted image with: its own, otherwise that of its extension, otherwise that
 * of its content.
 * @returns undefined if the server does not take such a file
 */
export async function imageTypeOf(file: File): Promise<string | undefined> {
  const { name, type } = file
  if (Object.hasOwn(imageTypes, type)) return type
  const extension = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''
  return EXTENSIONS[extension] ?? contentTypeOf(await firstBytes(file))
}

const firstBytes = async (file: File) => new Uint8Array(await file.slice(0, 12).arrayBuffer())

const contentTypeOf = (bytes: Uint8Array) =>
  BEGINNINGS.find(([, beginning]) =>
    beginning.every((byte, at) => byte === null || byte === bytes[at]),
  )?.[0]
