import { fileText } from './fileText'

/** The files that may be uploaded (specification 5). */
export interface FileRules {
  /** MIME types with or without a wildcard ('image/*', 'application/pdf') or extensions ('.pdf'). @default everything */
  accept?: readonly string[] | undefined
  /** Their names in messages: 'PNG, JPEG'. @default `accept`, joined by commas */
  acceptedTypes?: string | undefined
  /**
   * Types that `onUpload` converts to one of `accept`, in the same forms. They may be dropped or
   * pasted. The file chooser does not offer them, and Safari then converts a HEIC photo to a JPEG
   * by itself.
   * @default none
   */
  converts?: readonly string[] | undefined
  /**
   * Lets people choose a file whose type is unknown, by the browser and by its name: `onUpload` reads
   * its first bytes.
   * @default false
   */
  readsContent?: boolean | undefined
  /** Largest size in megabytes (of 1024 x 1024 bytes), inclusive. @default 10 */
  maxMegabytes?: number | undefined
}

/** Largest size in megabytes unless told otherwise (specification 9). */
const MAX_MEGABYTES = 10

/**
 * Whether a file must be converted to another type before upload. The MIME type takes precedence
 * over the file name.
 */
export function needsConversion(
  file: Pick<File, 'name' | 'type'>,
  { accept = [], converts = [] }: FileRules,
): boolean {
  const types = accept.filter((rule) => !rule.startsWith('.'))
  return !isOneOf(types, file) && isOneOf(converts, file)
}

/** The message of specification 5 for a file of another type. */
export const typeProblem = ({ accept = [], acceptedTypes = accept.join(', ') }: FileRules) =>
  fileText.wrongType(acceptedTypes)

const MEGABYTE = 1024 * 1024

/**
 * Why a file may not be uploaded, in the words of specification 5; undefined if it may. The browser
 * derives the type from the extension, so this check is only a convenience: the server decides.
 */
export function fileProblem(
  file: Pick<File, 'name' | 'size' | 'type'>,
  rules: FileRules,
): string | undefined {
  const { accept = [], converts = [], readsContent = false, maxMegabytes = MAX_MEGABYTES } = rules
  if (file.size === 0) return fileText.empty
  if (file.size > maxMegabytes * MEGABYTE) return fileText.tooLarge(maxMegabytes)
  const isTaken =
    accept.length === 0 ||
    isOneOf([...accept, ...converts], file) ||
    (readsContent && isUnknown(file))
  return isTaken ? undefined : typeProblem(rules)
}

/** Whether neither the browser nor the name tells what a file is: photo apps share such files. */
const isUnknown = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  (type === '' || type === 'application/octet-stream') && !name.includes('.')

const isOneOf = (rules: readonly string[], file: Pick<File, 'name' | 'type'>): boolean =>
  rules.some((rule) => allows(rule, file))

function allows(rule: string, { name, type }: Pick<File, 'name' | 'type'>): boolean {
  const wanted = rule.trim().toLowerCase()
  const given = (type.split(';')[0] ?? '').trim().toLowerCase()
  if (wanted === '*' || wanted === '*/*') return true
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
  if (wanted.endsWith('/*')) return given.startsWith(wanted.slice(0, -1))
  return given !== '' && given === wanted
}
