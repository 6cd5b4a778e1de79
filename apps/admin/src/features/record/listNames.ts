import { isolate } from '@hearth/ui/text/people'
import { namesTexts } from './namesTexts'

/**
 * Names of people or things for a toast, which has room for two: 'Ana Silva and 3 others'.
 * @returns undefined where one of the names is not known
 */
export function listNames(names: readonly (string | undefined)[]): string | undefined {
  const known = names.flatMap((name) => (name ? [isolate(name)] : []))
  const [first, second] = known
  if (first === undefined || known.length < names.length) return undefined
  if (second === undefined) return first
  return known.length === 2
    ? namesTexts.twoNames(first, second)
    : namesTexts.moreNames(first, known.length - 1)
}
