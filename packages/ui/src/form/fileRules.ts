/** What may be uploaded (specification 5). */
export interface FileRules {
  /** MIME types with or without a wildcard ('image/*', 'application/pdf') or extensions ('.pdf'). @default everything */
  accept?: readonly string[] | undefined
  /** How the message names them: 'PNG, JPEG'. @default `accept`, joined by commas */
  acceptedTypes?: string | undefined
  /**
   * Types that `onUpload` turns into one of `accept`, in the same forms. They may be dropped or pasted; the
   * file chooser does not offer them, and Safari then turns a HEIC photo into a JPEG by itself.
   * @default none
   */
  converts?: readonly string[] | undefined
  /** Most megabytes (of 1024 x 1024 bytes), inclusive. @default 10 */
  maxMegabytes?: number | undefined
}

/** Most megabytes where nothing else is said (specification 9). */
const MAX_MEGABYTES = 10

/** Whether a file has to be turned into another type before it is sent. */
export function needsConversion(
  file: Pick<File, 'name' | 'type'>,
  { accept = [], converts = [] }: FileRules,
): boolean {
  return !isOneOf(accept, file) && isOneOf(converts, file)
}

/** The words of specification 5 for a file of another type. */
export const typeProblem = ({ accept = [], acceptedTypes = accept.join(', ') }: FileRules) =>
  `File type not supported. Accepted types: ${acceptedTypes}`

const MEGABYTE = 1024 * 1024

/**
 * Why a file may not be uploaded, in the words of specification 5; undefined when it may. The browser
 * names the type by the file's extension, so this helps people and protects nobody: the server decides.
 */
export function fileProblem(
  file: Pick<File, 'name' | 'size' | 'type'>,
  rules: FileRules,
): string | undefined {
  const { accept = [], converts = [], maxMegabytes = MAX_MEGABYTES } = rules
  if (file.size > maxMegabytes * MEGABYTE) return `File size must be less than ${maxMegabytes}MB`
  const isTaken = accept.length === 0 || isOneOf([...accept, ...converts], file)
  return isTaken ? undefined : typeProblem(rules)
}

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
