import subsetFont from 'subset-font'
import type { Plugin, Rolldown } from 'vite'

/** The weights of the theme, and that of `<strong>`. Inter has 100 to 900. */
const weights = { min: 400, max: 700 }

const isVariable = /-wght-normal.*\.woff2$/

/** Takes from each font the weights that no page shows: more than a third of its bytes. */
export function subsetFonts(): Plugin {
  return {
    name: 'hearth:subset-fonts',
    apply: 'build',
    generateBundle: async (_options, bundle) => {
      const rules = fontRulesOf(bundle)
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset' || !isVariable.test(output.fileName)) continue
        const rule = rules.find((one) => one.includes(output.fileName))
        if (!rule) throw new Error(`No style sheet names the characters of ${output.fileName}.`)
        output.source = await subsetFont(Buffer.from(output.source), charactersOf(rule), {
          targetFormat: 'woff2',
          variationAxes: { wght: weights },
        })
      }
    },
  }
}

/** The `@font-face` rules of all style sheets. */
const fontRulesOf = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle).flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css')
      ? (output.source.toString().match(/@font-face\s*{[^}]+}/g) ?? [])
      : [],
  )

/** The characters that a rule asks its font for. */
function charactersOf(rule: string): string {
  const [, ranges = ''] = /unicode-range:([^;}]+)/.exec(rule) ?? []
  return ranges.split(',').map(charactersIn).join('')
}

/** The characters of 'U+2000-206F', 'U+20AC' or 'U+4??'. */
function charactersIn(range: string): string {
  const [first = '', last = first] = range.trim().slice('U+'.length).split('-')
  const from = Number.parseInt(first.replaceAll('?', '0'), 16)
  const to = Number.parseInt(last.replaceAll('?', 'F'), 16)
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
}
