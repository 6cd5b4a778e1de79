/** What may be uploaded (specification 5). */
export interface FileRules {
  /** MIME types with or without a wildcard ('image/*', 'application/pdf') or extensions ('.pdf'). @default everything */
  accept?: readonly string[] | undefined
  /** Most megabytes (of 1024 x 1024 bytes), inclusive. @default 10 */
  maxMegabytes?: number | undefined
}

/** Most megabytes where nothing else is said (specification 9). */
const MAX_MEGABYTES = 10

/** Most megabytes of a tier's image (specification 9). */
export const TIER_IMAGE_MEGABYTES = 5

const MEGABYTE = 1024 * 1024

/**
 * Why a file may not be uploaded, in the words of specification 5; undefined when it may. The browser
 * names the type by the file's extension, so this helps people and protects nobody: the server decides.
 */
export function fileProblem(
  file: Pick<File, 'name' | 'size' | 'type'>,
  { accept = [], maxMegabytes = MAX_MEGABYTES }: FileRules,
): string | undefined {
  if (file.size > maxMegabytes * MEGABYTE) return `File size must be less than ${maxMegabytes}MB`
  if (accept.length > 0 && !accept.some((rule) => allows(rule, file))) {
    return `File type not supported. Accepted types: ${accept.join(', ')}`
  }
  return undefined
}

function allows(rule: string, { name, type }: Pick<File, 'name' | 'type'>): boolean {
  const wanted = rule.trim().toLowerCase()
  const given = (type.split(';')[0] ?? '').trim().toLowerCase()
  if (wanted === '*' || wanted === '*/*') return true
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
  if (wanted.endsWith('/*')) return given.startsWith(wanted.slice(0, -1))
  return given !== '' && given === wanted
}
