// Generated from openapi/ by `pnpm generate`. Do not edit.

// Limits of the contract; lengths are in characters.
export const banYears = 5
export const reasonLength = 500
export const reasonsPerKind = 20
export const ruleLength = 1000
export const noteLength = 2000
export const appealLength = 2000
export const answerMinLength = 20
export const answerLength = 1000
export const pushTitleLength = 100
export const pushBodyLength = 1000
export const announcementTitleLength = 255
export const announcementDescriptionLength = 2000
export const passwordMinLength = 8
export const passwordMaxLength = 20
export const passkeyNameLength = 100
export const personNameLength = 200
export const explanationMinLength = 10
export const explanationLength = 2000
export const senderNameLength = 100
export const imageBytes = 5242880
export const imageTypes = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
} as const
