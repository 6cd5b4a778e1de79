import type { Contract } from '../contract.ts'
import { checkNesting, checkPrimaries } from './buttons.ts'
import type { Finding } from './finding.ts'
import { checkImports } from './imports.ts'
import { checkLabels } from './labels.ts'
import { checkProps } from './props.ts'
import { readSource } from './source.ts'
import { checkTexts } from './texts.ts'
import { checkSheet, checkStyles } from './tokens.ts'

export interface CheckOptions {
  /** Requires all texts to come from a catalogue, for an application in several languages. */
  isTranslated: boolean
}

/**
 * Checks one file of an application: finds parts that the library does not have, and uses that its guides
 * forbid. It reads only this file, so it is fast enough to run after each edit. It does not check types.
 * @param path decides how the file is read: `.tsx`, `.ts`, `.jsx`, `.js` or `.css`
 * @returns the findings in the order of their places
 * @throws SyntaxError with the place, if the text cannot be parsed
 */
export function check(
  text: string,
  path: string,
  contract: Contract,
  { isTranslated }: CheckOptions,
): Finding[] {
  if (path.endsWith('.css')) return checkSheet(text, contract)
  const source = readSource(text, path, contract)
  const findings = [
    ...checkImports(source, contract),
    ...checkProps(source),
    ...checkLabels(source),
    ...checkPrimaries(source),
    ...checkNesting(source),
    ...checkStyles(source, path, contract),
    ...(isTranslated ? checkTexts(source) : []),
  ]
  return findings.toSorted((one, other) => one.at - other.at)
}
