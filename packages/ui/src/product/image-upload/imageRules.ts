import type { FileRules } from '../../form/fileRules'

/** Largest size of an uploaded image in megabytes (specification 9). */
export const IMAGE_MEGABYTES = 5

/** The rules for an image of a tier or an announcement. */
export const IMAGE_RULES = {
  // JPEG first: Safari converts a photo to the first type of the chooser that it can write.
  accept: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  acceptedTypes: 'PNG, JPEG, WebP, GIF',
  // The types of phone cameras. Browsers that do not know HEIC give it no type.
  converts: ['image/heic', 'image/heif', 'image/avif', '.heic', '.heif', '.avif'],
  maxMegabytes: IMAGE_MEGABYTES,
} as const satisfies FileRules
