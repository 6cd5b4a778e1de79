import { describe, expect, it } from 'vitest'
import { languages } from '../packages/api/src/languages'
import { locales } from '../packages/ui/src/storybook/locales'
import { list, read } from './files'
import { textsIn } from './texts'

const sources = list('packages/ui/src/**', 'apps/admin/src/**').filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
)
const textModule = /((Texts?|[dD]efaults|messages|pageTitles)\.ts|navigation\.tsx)$/

/** Names under which a file registers texts. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/= localize\('(\w+)'/g)].map(([, name = '']) => name)

const ui = 'packages/ui/src/catalogues'
const panel = 'apps/admin/src/catalogues'

const isOfPanel = (file: string) => file.startsWith('apps/admin/src/')
const isOfProduct = (file: string) => /^packages\/ui\/src\/(domain|screens)\//.test(file)
/** An app may use the library alone, so its catalogue has none of the product's texts. */
const isOfLibrary = (file: string) => !isOfPanel(file) && !isOfProduct(file)

const later = `${ui}/Untranslated.ts`
/** The modules that no catalogue has yet. */
const untranslated = [...read(later).matchAll(/'(\w+)'/g)].map(([, name = '']) => name)

const translated = Object.keys(languages).filter((name) => name !== 'en')
const catalogueFiles = [ui, `${ui}/product`, panel].flatMap((folder) =>
  translated.map((language) => `${folder}/${language}.ts`),
)
/** A cell of the column of replaced words that is not its head, the rule below it or empty. */
const isWord = (cell: string) => /^[^-A-Z\s]/.test(cell)

describe('catalogues of other languages', () => {
  it.each([
    ['the library', isOfLibrary, `${ui}/LibraryCatalogue.ts`],
    ['the product', isOfProduct, `${ui}/product/ProductCatalogue.ts`],
    ['the panel', isOfPanel, `${panel}/PanelCatalogue.ts`],
  ])('know every text module of %s', (_, isOfPart, catalogue) => {
    const registered = sources.filter(isOfPart).flatMap((file) => namesIn(read(file)))
    const known = [...read(catalogue).matchAll(/^ {2}(\w+): typeof /gm)].map(([, name]) => name)
    expect(registered.length).toBeGreaterThan(10)
    const missing = registered.filter((name) => ![...known, ...untranslated].includes(name))
    expect(missing, `missing in ${catalogue}, and in ${later}`).toEqual([])
    const gone = known.filter((name = '') => !registered.includes(name))
    expect(gone, `in ${catalogue}, but registered nowhere`).toEqual([])
    expect(new Set(registered).size, 'no two modules of one name').toBe(registered.length)
    const both = known.filter((name = '') => untranslated.includes(name))
    expect(both, `in ${catalogue}, and in ${later}`).toEqual([])
  })

  it('each have a file for the library, the product and the panel, marked as machine-made until read', () => {
    for (const file of catalogueFiles) expect(read(file)).toContain('// Machine-made: ')
  })

  it('use the words of docs/languages.md', () => {
    const rows = read('docs/languages.md').matchAll(/^\|(?:[^|\n]*\|){3} ([^|\n]+?) *\|$/gm)
    const replaced = [...rows].flatMap(([, words = '']) => words.split(', ')).filter(isWord)
    expect(replaced.length).toBeGreaterThan(10)
    const lines = catalogueFiles.flatMap((file) => read(file).split('\n'))
    // The words of the command menu are also those that people look for.
    const texts = lines.filter((line) => !/^ {6}'\//.test(line))
    const found = texts.filter((line) => replaced.some((word) => line.toLowerCase().includes(word)))
    expect(found).toEqual([])
  })

  it('have Arabic punctuation after Arabic letters', () => {
    const arabic = catalogueFiles.filter((file) => file.endsWith('/ar.ts'))
    const latin = arabic.flatMap(
      (file) => read(file).match(/^.*\p{Script=Arabic}[,;?].*$/gmu) ?? [],
    )
    expect(latin).toEqual([])
  })

  it('can each be chosen in Storybook', () => {
    const offered = Object.entries(locales).map(([name, { direction }]) => [name, direction])
    expect(offered).toEqual(Object.entries(languages))
  })

  it('leave no text in the code of the product', () => {
    const product = sources.filter(
      (file) =>
        !textModule.test(file) &&
        !/\.(css|live|gen)\.tsx?$|Fixture\.tsx?$|\/src\/(catalogues|storybook|theme)\//.test(file),
    )
    expect(product.length).toBeGreaterThan(300)
    expect(product.flatMap((file) => textsIn(file))).toEqual([])
  })

  it.each([
    '<p>Saved</p>',
    "<p>{isDone ? 'Saved' : text.failed}</p>",
    "<p>{isDone && 'Saved'}</p>",
    `<p>{\`Saved \${count}\`}</p>`,
    '<Button label="Saved" />',
    "<Button aria-label={name ?? 'Saved'} />",
    '<Row render={() => <b>Saved</b>} />',
    "toastQueue.add({ tone: 'success', text: 'Saved' })",
    "const column = { header: 'Saved' }",
    "const column = { header: (rows) => rows + ' Saved' }",
  ])('would find the text in %s', (source) => {
    expect(textsIn('Saved.tsx', source)).toEqual([expect.stringMatching(/:1 {2}Saved$/)])
  })

  it.each([
    '<p> · {text.saved} × 2</p>',
    "<p>{status === 'saved' && text.saved}</p>",
    '<Button variant="primary" label={text.saved} className={css.label} />',
    "<p>{text.saved('csv')}</p>",
  ])('would find none in %s', (source) => {
    expect(textsIn('Saved.tsx', source)).toEqual([])
  })

  it('only text modules register texts', () => {
    const others = sources.filter(
      (file) => !textModule.test(file) && namesIn(read(file)).length > 0,
    )
    expect(others).toEqual([])
  })
})
