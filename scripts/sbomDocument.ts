import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import { PackageURL } from 'packageurl-js'
import parseSpdxExpression from 'spdx-expression-parse'
import { parse } from 'yaml'
import { root } from './run.ts'

type Dependencies = Readonly<Record<string, string>>

/** The used parts of `pnpm-lock.yaml`. */
export interface Lockfile {
  readonly importers: Readonly<
    Record<
      string,
      {
        readonly dependencies?: Readonly<Record<string, { readonly version: string }>>
        readonly optionalDependencies?: Readonly<Record<string, { readonly version: string }>>
      }
    >
  >
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly resolution: { readonly integrity: string }
        /** The platforms of the package, unless it runs everywhere. */
        readonly os?: readonly string[]
      }
    >
  >
  readonly snapshots: Readonly<
    Record<
      string,
      { readonly dependencies?: Dependencies; readonly optionalDependencies?: Dependencies }
    >
  >
}

interface Manifest {
  name: string
  version: string
  license?: string
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

export const readLockfile = (): Lockfile =>
  parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as Lockfile

const licenseFactory = new Contrib.License.Factories.LicenseFactory(parseSpdxExpression)
const { Declared, Concluded } = Enums.LicenseAcknowledgement

/** Walks the lockfile and pnpm's folders side by side. */
class Walk {
  readonly #lockfile = readLockfile()
  readonly #bom = new Models.Bom()
  /** By their keys in `packages`; packages of the workspace by their folders. */
  readonly #components = new Map<string, Models.Component>()
  /**
   * Snapshots with known dependencies: packages differ by their peers, and depend on each other.
   */
  readonly #walked = new Set<string>()

  run(): Models.Bom {
    const { name, version, license } = readManifest(root)
    const product = this.#createComponent({ name, version }, Enums.ComponentType.Application)
    this.#addLicense(product, license, Declared)
    this.#bom.metadata.component = product
    this.#bom.metadata.timestamp = new Date()
    this.#bom.serialNumber = Contrib.Bom.Utils.randomSerialNumber()
    const workspace = Object.keys(this.#lockfile.importers).filter((folder) => folder !== '.')
    for (const folder of workspace) product.dependencies.add(this.#importer(folder).bomRef)
    return this.#bom
  }

  /** A package of the workspace. */
  #importer(folder: string): Models.Component {
    const known = this.#components.get(folder)
    if (known) return known
    const { name, version, license } = readManifest(join(root, folder))
    const isApp = folder.startsWith('apps/')
    const { Application, Library } = Enums.ComponentType
    const component = this.#createComponent({ name, version }, isApp ? Application : Library)
    this.#addLicense(component, license, Declared)
    this.#add(folder, component)
    const { dependencies, optionalDependencies } = this.#lockfile.importers[folder] ?? {}
    for (const [dependency, { version: wanted }] of Object.entries({
      ...dependencies,
      ...optionalDependencies,
    })) {
      const other = wanted.startsWith('link:')
        ? this.#importer(join(folder, wanted.slice('link:'.length)))
        : this.#package(dependency, wanted, join(root, folder, 'node_modules'), license)
      component.dependencies.add(other.bomRef)
    }
    return component
  }

  /**
   * A package from the registry.
   * @param modules the folder where its dependent resolves it
   * @param parentLicense licence of its dependent
   */
  #package(
    dependency: string,
    wanted: string,
    modules: string,
    parentLicense: string | undefined,
  ): Models.Component {
    // An aliased package has both names.
    const key = wanted in this.#lockfile.snapshots ? wanted : `${dependency}@${wanted}`
    const id = key.replace(/\(.*$/, '')
    const folder = join(modules, dependency)
    // The lockfile has the binaries of other platforms, but this disk does not.
    const isHere = existsSync(folder)
    const license = isHere ? readManifest(folder).license : parentLicense
    const component = this.#components.get(id) ?? this.#createPackage(id)
    if (component.licenses.size === 0) {
      this.#addLicense(component, license, isHere ? Declared : Concluded)
      this.#add(id, component)
    }
    if (this.#walked.has(key)) return component
    this.#walked.add(key)
    const { dependencies, optionalDependencies } = this.#lockfile.snapshots[key] ?? {}
    const own = isHere ? realpathSync(folder).slice(0, -nameOf(id).length) : ''
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
      component.dependencies.add(this.#package(name, version, own, license).bomRef)
    return component
  }

  #createPackage(id: string): Models.Component {
    const locked = this.#lockfile.packages[id]
    if (!locked) throw new Error(`${id} is not in pnpm-lock.yaml`)
    const name = nameOf(id)
    const version = id.slice(name.length + 1)
    const component = this.#createComponent({ name, version }, Enums.ComponentType.Library)
    component.purl = new PackageURL(
      'npm',
      component.group,
      component.name,
      version,
      undefined,
      undefined,
    ).toString()
    const [, hash = ''] = /^sha512-(.+)$/.exec(locked.resolution.integrity) ?? []
    component.hashes.set(
      Enums.HashAlgorithm['SHA-512'],
      Buffer.from(hash, 'base64').toString('hex'),
    )
    return component
  }

  #createComponent({ name, version }: Manifest, type: Enums.ComponentType): Models.Component {
    const [, group, own = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
    return new Models.Component(type, own, {
      version,
      bomRef: `${name}@${version}`,
      ...(group && { group }),
    })
  }

  #addLicense(
    component: Models.Component,
    license: string | undefined,
    acknowledgement: Enums.LicenseAcknowledgement,
  ): void {
    if (!license) throw new Error(`${component.bomRef.value} states no licence`)
    const made = licenseFactory.makeFromString(license)
    made.acknowledgement = acknowledgement
    component.licenses.add(made)
  }

  #add(key: string, component: Models.Component): void {
    this.#components.set(key, component)
    this.#bom.components.add(component)
  }
}

const nameOf = (id: string): string => id.slice(0, id.lastIndexOf('@'))

/**
 * The production dependencies of the lockfile, in CycloneDX 1.6. An installed package states its
 * own licence. The binary of another platform gets the licence of its parent package, as
 * 'concluded'.
 * @throws Error when a package states no licence
 */
export const createSbom = (): string =>
  new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6)).serialize(
    new Walk().run(),
    { sortLists: true, space: 2 },
  )
