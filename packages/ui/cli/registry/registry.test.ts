import { beforeAll, expect, it } from 'vitest'
import { check } from '../check/check.ts'
import type { Contract } from '../contract.ts'
import { readContract } from '../readContract.ts'
import { type RegistryItem, registryItems, registryOf } from './registry.ts'

let contract: Contract
let items: RegistryItem[]
beforeAll(() => {
  contract = readContract()
  items = registryItems(contract)
})

it('has each part once, as an import of the package', () => {
  const names = items.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const table = items.find(({ name }) => name === 'data-table')
  expect(table?.dependencies).toEqual([expect.stringMatching(/^@hearth\/ui@\d+\.\d+\.\d+$/)])
  expect(table?.files[0]?.content).toContain("from '@hearth/ui/patterns/DataTable'")
})

it('has the page blocks, with the packages that they import', () => {
  const blocks = items.filter(({ categories }) => categories[0] === 'blocks')
  expect(blocks.map(({ name }) => name)).toEqual(['list-page', 'form-dialog', 'sign-in-page'])
  for (const { dependencies } of blocks) expect(dependencies[0]).toContain('@hearth/ui@')
})

it('has no file that hearth-ui check refuses', () => {
  const files = items.flatMap((item) => item.files)
  const refused = files.flatMap(({ path, content }) =>
    check(content, path, contract, { isTranslated: false }).map(({ message }) => [path, message]),
  )
  expect(refused).toEqual([])
})

it('has a guide and an example that hearth-ui check accepts for each component', () => {
  const described = Object.entries(contract.entries).flatMap(([entry, { components }]) => {
    const name = entry.slice(entry.lastIndexOf('/') + 1)
    const component = components[name]
    return component && entry.includes('/components/') ? [{ name, ...component }] : []
  })
  expect(described.length).toBeGreaterThan(30)
  const lacking = described.filter(({ guide, example }) => !guide || !example)
  expect(lacking.map(({ name }) => name)).toEqual([])
  const refused = described.flatMap(({ name, example = '' }) =>
    check(example, `${name}.tsx`, contract, { isTranslated: false }).map(({ message }) => message),
  )
  expect(refused).toEqual([])
})

it('lists the items without their files’ contents', () => {
  const list = registryOf(items)
  expect(list.items).toHaveLength(items.length)
  expect(JSON.stringify(list)).not.toContain('use client')
})
