import type { FileRules } from '../../form/fileRules'

/** Most megabytes of a tier's image (specification 9). */
export const TIER_IMAGE_MEGABYTES = 5

/** What a tier's image may be. */
export const TIER_IMAGE_RULES = {
  // JPEG first: of the types in a chooser, Safari turns a photo into the first that it can write.
  accept: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  acceptedTypes: 'PNG, JPEG, WebP, GIF',
  // What phones make. Browsers that do not know HEIC give it no type.
  converts: ['image/heic', 'image/heif', 'image/avif', '.heic', '.heif', '.avif'],
  maxMegabytes: TIER_IMAGE_MEGABYTES,
} as const satisfies FileRules
