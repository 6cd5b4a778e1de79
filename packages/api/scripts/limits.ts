import type { ReadableContract } from '../src/cli/contractModules.ts'
import { own } from '../src/shape.ts'

/** Where the contract states each limit, below `components/schemas`. */
const places = {
  /** Of a ban with an end. */
  banYears: 'BanEnd/x-max-years',
  reasonLength: 'Reason/properties/reason/maxLength',
  reasonsPerKind: 'NewReasonTemplates/properties/templates/x-max-per-kind',
  ruleLength: 'NewReasonTemplates/properties/templates/items/properties/rule/maxLength',
  noteLength: 'NewNote/properties/text/maxLength',
  appealLength: 'NewAppeal/properties/text/maxLength',
  answerMinLength: 'AppealDecision/properties/answer/x-min-length-to-uphold',
  answerLength: 'AppealDecision/properties/answer/maxLength',
  pushTitleLength: 'UserNotification/properties/title/maxLength',
  pushBodyLength: 'UserNotification/properties/body/maxLength',
  announcementTitleLength: 'AnnouncementInput/properties/title/maxLength',
  announcementDescriptionLength: 'AnnouncementInput/properties/description/maxLength',
  passwordMinLength: 'ResetPassword/properties/password/minLength',
  passwordMaxLength: 'ResetPassword/properties/password/maxLength',
  passkeyNameLength: 'PasskeyName/properties/name/maxLength',
  personNameLength: 'JoinTeam/properties/name/maxLength',
  emailLength: 'SignIn/properties/email/maxLength',
  /** Counted without surrounding blanks. */
  explanationMinLength: 'NewNotice/properties/explanation/minLength',
  explanationLength: 'NewNotice/properties/explanation/maxLength',
  senderNameLength: 'NewNotice/properties/name/maxLength',
  planPrice: 'TypedPrice/x-maximum',
  exportRows: 'ListExport/properties/rows/maximum',
  imageBytes: 'UploadRequest/x-max-bytes',
  /** The sum over all frames of an animation. */
  imagePixels: 'UploadRequest/x-max-pixels',
  /** The readable names of the accepted types. */
  imageTypes: 'UploadRequest/properties/fileType/x-types',
} as const

/**
 * The source text of a limit: a number, or names by their keys.
 * @throws Error if the place is missing or has neither
 */
function limitAt(schemas: unknown, place: string): string {
  const value = place.split('/').reduce<unknown>(own, schemas)
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) {
    throw new Error(`The contract has no limit at ${place}`)
  }
  const names = Object.entries(value).map(([key, name]) => `  '${key}': '${name}',\n`)
  return `{\n${names.join('')}} as const`
}

/**
 * Writes the text of `limits.gen.ts`: the limits that people meet in the panel, or that JSON schema
 * cannot check. They are single constants, so that each page has only those that it uses.
 * @param leftOut names that the file does without
 * @throws Error for a limit that the contract lacks
 */
export function limitsModule(
  { components }: ReadableContract,
  leftOut: readonly (keyof typeof places)[] = [],
): string {
  const names: readonly string[] = leftOut
  const lines = Object.entries(places)
    .filter(([name]) => !names.includes(name))
    .map(([name, place]) => `export const ${name} = ${limitAt(components?.schemas, place)}\n`)
  return ['\n// Limits of the contract; lengths are in characters.\n', ...lines].join('')
}
