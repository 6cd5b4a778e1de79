import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { list } from './files'
import { type PropsType, plainDefaultsOf, propsTypesOf } from './props'

const folders = ['components', 'patterns', 'layout', 'shell', 'product', 'screens']
const stories = new Set(list('packages/ui/src/*.stories.tsx'))
const files = list(...folders.map((folder) => `packages/ui/src/${folder}/*.tsx`)).filter(
  (file) => !/\.(stories|test)\.tsx$/.test(file),
)

/** Files for other packages: `Badge/Badge.tsx`, `users/UsersScreen.tsx`, `plans/PlanCard.tsx`. */
const isPublic = (file: string): boolean =>
  basename(file, '.tsx') === basename(dirname(file)) ||
  file.endsWith('Screen.tsx') ||
  stories.has(file.replace(/\.tsx$/, '.stories.tsx'))
const publicFiles = files.filter(isPublic)

const types = new Map(files.flatMap(propsTypesOf).map((type) => [type.name, type]))

/** A type and all types that it consists of. */
function family(type: PropsType): PropsType[] {
  const others = type.others.flatMap((name) => types.get(name) ?? [])
  return [type, ...others.flatMap(family)]
}

const familiesOf = (file: string): PropsType[] => propsTypesOf(file).flatMap(family)

describe('props that others see', () => {
  const props = new Map(
    publicFiles
      .flatMap(familiesOf)
      .flatMap(({ own }) => own)
      .map(({ name, doc }) => [name, doc]),
  )
  const bare = [...props].filter(([, doc]) => doc === '').map(([name]) => name)

  it('have a sentence each, at least 19 of 20', () => {
    expect(props.size).toBeGreaterThan(200)
    expect(bare.length / props.size, `Without a sentence: ${bare.join(', ')}`).toBeLessThanOrEqual(
      0.05,
    )
  })

  it.each(publicFiles)('%s documents its default values', (file) => {
    const own = new Map(
      familiesOf(file).flatMap((type) =>
        type.own.map(({ name, doc }) => [name.split('.')[1] ?? '', doc]),
      ),
    )
    const silent = plainDefaultsOf(file).filter((name) => {
      const doc = own.get(name)
      return doc !== undefined && !doc.includes('@default')
    })
    expect(silent).toEqual([])
  })
})
