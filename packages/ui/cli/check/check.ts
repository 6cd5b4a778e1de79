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
  /** Whether all texts come from a catalogue, as in an application in several languages. */
  isTranslated: boolean
}

/**
 * What is wrong in one file of an application: what the library does not have, and what its guides
 * forbid. It reads this file alone, so that it is fast enough to run after each edit; whether the
 * types fit is for the type checker.
 * @param path its end says what the file is: `.tsx`, `.ts`, `.jsx`, `.js`, `.css`
 * @returns the findings by their place
 * @throws SyntaxError with the place, if the text cannot be read
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
