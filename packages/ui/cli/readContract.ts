import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript5'
import pkg from '../package.json' with { type: 'json' }
import { theme, themeCss } from '../src/theme.ts'
import type { ComponentContract, Contract, EntryContract, Prop, TokenContract } from './contract.ts'
import { guideText } from './guide.ts'

const folder = path.resolve(import.meta.dirname, '..')

/**
 * Reads the public API of the package from its types and their comments. This takes some seconds, so the
 * build writes the result to a file.
 */
export function readContract(): Contract {
  const sources = publicSources()
  const program = ts.createProgram([...sources.values()], compilerOptions())
  const checker = program.getTypeChecker()
  const entries: Record<string, EntryContract> = {}
  for (const [name, file] of sources) {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} is not in the program`)
    entries[name] = readEntry(source, checker)
  }
  return { entries, tokens: readTokens() }
}

/** The sources of the public files, by their import path. */
function publicSources(): Map<string, string> {
  const sources = new Map<string, string>()
  for (const [name, pattern] of Object.entries(pkg.exports)) {
    if (!(name in pkg.publishConfig.exports) || !/\.tsx?$/.test(pattern)) continue
    const [before = ''] = name.split('*')
    for (const found of globSync(pattern, { cwd: folder })) {
      const stem = path.basename(found).replace(/\.tsx?$/, '')
      // Both stars of a pattern in `exports` stand for the same text.
      if (pattern.includes('*/*') && path.basename(path.dirname(found)) !== stem) continue
      const entry = name.includes('*') ? before + stem : name
      sources.set(pkg.name + entry.slice(1), path.join(folder, found))
    }
  }
  return sources
}

function compilerOptions(): ts.CompilerOptions {
  const file = path.join(folder, 'tsconfig.build.json')
  const { config } = ts.readConfigFile(file, ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, folder).options
}

function readEntry(source: ts.SourceFile, checker: ts.TypeChecker): EntryContract {
  const components: Record<string, ComponentContract> = {}
  const others: string[] = []
  const module = checker.getSymbolAtLocation(source)
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const component = readComponent(symbol, source, checker)
    if (component) {
      components[exported.name] = { ...component, ...writtenFor(exported.name, source) }
    } else others.push(exported.name)
  }
  return { components, others }
}

/** The guide beside a component, and its file in examples/parts. */
function writtenFor(name: string, { fileName }: ts.SourceFile) {
  const guide = path.join(path.dirname(fileName), `${name}.mdx`)
  const example = path.join(folder, `examples/parts/${name}.tsx`)
  return {
    ...(existsSync(guide) && { guide: guideText(readFileSync(guide, 'utf8')) }),
    ...(existsSync(example) && { example: readFileSync(example, 'utf8').trim() }),
  }
}

/** Reads a component: a function that begins with a capital letter and takes at most its props. */
function readComponent(
  symbol: ts.Symbol,
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): ComponentContract | undefined {
  if (!/^[A-Z]/.test(symbol.name) || !(symbol.flags & ts.SymbolFlags.Value)) return undefined
  const type = checker.getTypeOfSymbolAtLocation(symbol, source)
  const [signature] = type.getCallSignatures()
  if (!signature || signature.parameters.length > 1) return undefined
  const [parameter] = signature.parameters
  const given = parameter && checker.getTypeOfSymbolAtLocation(parameter, source)
  return {
    description: commentOf(symbol, checker),
    ...deprecation(symbol),
    ...(given ? readProps(given, source, checker) : { props: {}, passedOn: [] }),
  }
}

/** The props of all variants of a component, such as a button that is a link. */
function readProps(
  given: ts.Type,
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): Pick<ComponentContract, 'props' | 'passedOn'> {
  const forms = given.isUnion() ? given.types : [given]
  const props: Record<string, Prop> = {}
  const passedOn = new Set<string>()
  for (const form of forms) {
    for (const symbol of checker.getPropertiesOfType(form)) {
      const type = checker.getTypeOfSymbolAtLocation(symbol, source)
      // A variant declares the props of other variants as `never`.
      if (checker.getNonNullableType(type).flags & ts.TypeFlags.Never) continue
      if (isPassedOn(symbol, checker)) passedOn.add(symbol.name)
      else props[symbol.name] = readProp(symbol, type, props[symbol.name], checker)
    }
  }
  for (const [name, prop] of Object.entries(props)) {
    prop.isRequired = forms.every((form) => {
      const symbol = form.getProperty(name)
      return symbol !== undefined && !(symbol.flags & ts.SymbolFlags.Optional)
    })
  }
  return { props, passedOn: [...passedOn].filter((name) => !(name in props)) }
}

/** Whether a prop comes from a type of a dependency, where it has no description of ours. */
function isPassedOn(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const isForeign = symbol.declarations?.every((declaration) =>
    declaration.getSourceFile().fileName.includes('/node_modules/'),
  )
  return isForeign === true && commentOf(symbol, checker) === ''
}

function readProp(
  symbol: ts.Symbol,
  type: ts.Type,
  ofOtherForm: Prop | undefined,
  checker: ts.TypeChecker,
): Prop {
  const texts = textsOf(type, checker)
  const values =
    ofOtherForm && !ofOtherForm.values
      ? undefined
      : texts && [...(ofOtherForm?.values ?? []), ...texts]
  const description = commentOf(symbol, checker)
  const value = tagOf(symbol, 'default')
  return {
    type: checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation),
    isRequired: false,
    ...(values && { values: [...new Set(values)] }),
    ...(description && { description }),
    ...(value && { default: value }),
    ...deprecation(symbol),
  }
}

/** The texts that a type accepts; undefined if it accepts other values. */
function textsOf(type: ts.Type, checker: ts.TypeChecker): string[] | undefined {
  const given = checker.getNonNullableType(type)
  const types = given.isUnion() ? given.types : [given]
  const texts = types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
  return texts.length === types.length ? texts : undefined
}

const commentOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker))

function deprecation(symbol: ts.Symbol) {
  const deprecated = tagOf(symbol, 'deprecated')
  return deprecated === undefined ? {} : { deprecated }
}

function tagOf(symbol: ts.Symbol, name: string): string | undefined {
  const tag = symbol.getJsDocTags().find((one) => one.name === name)
  return tag && ts.displayPartsToString(tag.text)
}

/** The custom properties of the light theme. */
function readTokens(): TokenContract[] {
  const [light = ''] = themeCss(theme).split('\n')
  return [...light.matchAll(/(--hearth-[\w-]+):([^;}]+)/g)].map(
    ([, property = '', value = '']) => ({
      property,
      value,
    }),
  )
}
