// Specification: none

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { expect, it } from 'vitest'
import { root } from './run.ts'
import { createSbom, readLockfile } from './sbomDocument.ts'

interface Component {
  group?: string
  name: string
  version: string
  purl?: string
  hashes?: { content: string }[]
  licenses: {
    license?: { id?: string; name?: string; acknowledgement: string }
    expression?: string
    acknowledgement?: string
  }[]
}

interface Sbom {
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

const text = createSbom()
const { components, dependencies } = JSON.parse(text) as Sbom
const published = components.filter(({ purl }) => purl)
const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name)

it('is valid CycloneDX', async () => {
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull()
})

it("lists pnpm's production dependencies, each with its licence", async () => {
  const list = ['licenses', 'list', '--prod', '--json', '--recursive']
  const { stdout } = await promisify(execFile)('pnpm', list, { cwd: root })
  const installed = JSON.parse(stdout) as Record<string, { name: string; versions: string[] }[]>
  const expected = Object.entries(installed).flatMap(([license, packages]) =>
    packages.flatMap(({ name, versions }) =>
      versions.map((version) => `${name}@${version} ${license} declared`),
    ),
  )
  const stated = published.map((one) => {
    const [{ license, expression, acknowledgement } = {}] = one.licenses
    const id = license?.id ?? license?.name ?? expression
    return `${nameOf(one)}@${one.version} ${id} ${license?.acknowledgement ?? acknowledgement}`
  })
  expect(expected.length).toBeGreaterThan(100)
  expect(stated.filter((line) => line.endsWith(' declared')).toSorted()).toEqual(
    expected.toSorted(),
  )

  // The others are not on this disk, since they only run on other platforms.
  const { packages } = readLockfile()
  const rest = stated.filter((line) => line.endsWith(' concluded'))
  expect(rest.length).toBeGreaterThan(0)
  for (const line of rest) expect(packages[line.split(' ')[0] ?? '']?.os, line).toBeDefined()
})

it('gives each published package an address and the hash of the lockfile', () => {
  const { packages } = readLockfile()
  for (const one of published) {
    const id = `${nameOf(one)}@${one.version}`
    expect(one.purl).toBe(`pkg:npm/${id.replace(/^@/, '%40')}`)
    const hash = Buffer.from(one.hashes?.[0]?.content ?? '', 'hex').toString('base64')
    expect(packages[id]?.resolution.integrity, id).toBe(`sha512-${hash}`)
  }
})

it('lists the dependencies of each package', () => {
  const needs = (ref: string) => dependencies.find((one) => one.ref === ref)?.dependsOn
  expect(needs('hearth@0.1.0')).toEqual(
    ['admin', 'api', 'bench', 'server', 'ui'].map((name) => `@hearth/${name}@0.1.0`),
  )
  expect(needs('@hearth/admin@0.1.0')).toContain('@hearth/ui@0.1.0')
  expect(needs('@hearth/server@0.1.0')).toContainEqual(expect.stringMatching(/^fastify@/))
})
