import type { Contract } from '../contract.ts'
import type { Finding } from './finding.ts'
import { nearest } from './nearest.ts'
import { own, type Source } from './source.ts'

/** Public entries that are not modules. */
const files = /^@hearth\/ui\/(?:tokens\/|package\.json$)/

/** Finds imports that the library does not export. */
export function checkImports({ imports }: Source, { entries }: Contract): Finding[] {
  return imports.flatMap(({ entry, name, at }): Finding[] => {
    if (files.test(entry)) return []
    const exported = own(entries, entry)
    if (!exported) {
      // An import with names gets one finding for each name.
      const isWhole = name === undefined
      const names = imports.filter((one) => one.entry === entry && one.name !== undefined)
      if (isWhole && names.length > 0) return []
      return [
        {
          rule: 'import',
          at,
          message: `@hearth/ui has no ${quote(entry)}.`,
          remedy: name
            ? whereIs(name, entries)
            : suggestion(nearest(entry, Object.keys(entries)), 'Import from'),
        },
      ]
    }
    if (name === undefined || name in exported.components || exported.others.includes(name)) {
      return []
    }
    return [
      {
        rule: 'import',
        at,
        message: `${quote(entry)} does not export ${name}.`,
        remedy: whereIs(name, { [entry]: exported, ...entries }),
      },
    ]
  })
}

const namesOf = ({ components, others }: Contract['entries'][string]) => [
  ...Object.keys(components),
  ...others,
]

function whereIs(name: string, entries: Contract['entries']): string {
  const all = Object.entries(entries).flatMap(([entry, exported]) =>
    namesOf(exported).map((one) => [one, entry] as const),
  )
  const near = nearest(
    name,
    all.map(([one]) => one),
  )
  const [found, entry] =
    all.find(([one]) => one === name) ?? all.find(([one]) => one === near) ?? []
  return found
    ? `Write import { ${found} } from '${entry}'.`
    : 'Look for a part that does it in the list of components; the library has no part of this name.'
}

const suggestion = (entry: string | undefined, words: string) =>
  entry ? `${words} '${entry}'.` : "The public names are in the README of '@hearth/ui'."

const quote = (entry: string) => `'${entry}'`
