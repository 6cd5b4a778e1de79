import { describe, expect, it } from 'vitest'
import { grep, list, read } from './files'

const isTest = (file: string): boolean => /\.(stories|test)\.tsx?$/.test(file)
const source = list('packages/*/src/*.ts', 'packages/*/src/*.tsx', 'apps/*/src/*').filter(
  // An example is another application.
  (file) => /\.tsx?$/.test(file) && !/\.gen\.|\/examples\//.test(file),
)
const ui = source.filter((file) => file.startsWith('packages/ui/') && !isTest(file))
const server = source.filter((file) => file.startsWith('apps/server/') && !isTest(file))

/** Each name of a colour (CSS Color 4) ends in one of these: `darkred`, `mediumseagreen`. */
const lastWords = `
  almond aqua aquamarine azure beige bisque black blue blush brick brown chartreuse chiffon
  chocolate coral cornsilk cream crimson cyan drab fuchsia gainsboro gold goldenrod gray green
  grey honeydew indigo ivory khaki lace lavender lime linen magenta maroon moccasin navy olive
  orange orchid peru pink plum puff purple red rose salmon seashell sienna silver smoke snow tan
  teal thistle tomato turquoise violet wheat whip white wood yellow
`
const colorName = new RegExp(
  `^(?! *[/*]).*['"\`](.*[ (])?[a-z]*(${lastWords.trim().replaceAll(/\s+/g, '|')})([ ),].*)?['"\`]`,
)

describe('walls of docs/architecture.md', () => {
  it('keeps every colour inside the theme', () => {
    const color = /#[0-9a-f]{3,8}['"; )]|\b(rgba?|hsla?|hwb|lab|lch|oklch|oklab|color)\(/i
    const outside = source.filter(
      (file) => !file.includes('/theme/') && !isTest(file) && !file.startsWith('apps/server/'),
    )
    expect(grep(outside, color)).toEqual([])
    // Elsewhere a name may be a word of a text, or black in a mask.
    const styles = outside.filter((file) => file.endsWith('.css.ts'))
    expect(grep(styles, colorName)).toEqual([])
  })

  it('takes fonts, their weights and sizes, and radii from the theme', () => {
    const own =
      /\b(fontWeight|fontSize|fontFamily|border\w*Radius): (?!0\b|'(inherit|0)'|`[^`]*\$\{vars\.)['"`\d]|\bfont: (?!'inherit')['"`]/
    for (const line of ['fontWeight: 700,', "borderRadius: '13px',", "font: '700 1rem Inter',"]) {
      expect(line).toMatch(own)
    }
    const styles = ui.filter((file) => file.endsWith('.css.ts') && !file.includes('/theme/'))
    expect(grep(styles, own)).toEqual([])
  })

  it('keeps network, storage and cookies out of ui', () => {
    const network = /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource/
    const storage = /\b(local|session)Storage\b|indexedDB|document\.cookie|cookieStore/
    expect(grep(ui, network)).toEqual([])
    expect(grep(ui, storage)).toEqual([])
    expect(grep(ui, /from '@tanstack/)).toEqual([])
  })

  it('accepts no className or style in a public component of ui', () => {
    // A type is optional, or begins like one: `className: css.option` is a value.
    const leak = /^\s*(readonly )?(className|style)(\?: |: (string\b|[A-Z]))/
    expect(
      grep(
        ui.filter((file) => file.endsWith('.tsx') && !file.includes('/internal/')),
        leak,
      ),
    ).toEqual([])
  })

  it('uses only logical directions', () => {
    const sides = /\w(Left|Right)\w*:|\b(margin|padding|border)(Top|Bottom)\w*:/
    const measures = /(^|[{,])\s*(left|right|width|height|(min|max)(Width|Height)): (?!string)/
    const values = /\b(textAlign|float): '(left|right)'/
    const styles = ui.filter((file) => file.endsWith('.css.ts'))
    for (const physical of [sides, measures, values]) expect(grep(styles, physical)).toEqual([])
  })

  it('lets no element that comes or goes style a whole page anew', () => {
    const anyAfterAnother = /(?<!:has\([^)]*)[+~] \*/
    const styles = ui.filter((file) => file.endsWith('.css.ts'))
    expect(grep(styles, anyAfterAnother)).toEqual([])
  })

  it('defines the width of the phone layout in one place', () => {
    const width = /\b76[78](\.\d+)?(px)?\b/
    const outside = source.filter((file) => !file.endsWith('theme/media.ts') && !isTest(file))
    expect(
      grep(
        outside.filter((file) => !file.startsWith('apps/server/')),
        width,
      ),
    ).toEqual([])
  })

  it('lets the server take only types, settings, permissions, limits and actions from api', () => {
    const value =
      /^import (?!type)[^'"]*from '@hearth\/api(?!\/(panelSettings|languages|permissions\.gen|limits\.gen|actions\.gen)')/
    expect(grep(server, value)).toEqual([])
  })

  it('lets platform of the server import nothing above it', () => {
    const platform = server.filter((file) => file.startsWith('apps/server/src/platform/'))
    expect(platform.length).toBeGreaterThan(0)
    const above = platform.flatMap((file) => {
      const up = '../'.repeat(file.split('/').length - 4)
      return grep([file], new RegExp(`(from |import\\()'${up}`))
    })
    expect(above).toEqual([])
  })

  it('changes the state of a member in one file of the server', () => {
    const columns = 'isBanned|isVerified|badgeRequestStatus|documentsHeldAt'
    const change = new RegExp(`\\.set\\((?:(?!\\.where\\()[\\s\\S])*?\\b(${columns})\\b`)
    const product = server.filter((file) => /^apps\/server\/src\/(?!demo\/)/.test(file))
    const changing = product.filter((file) => change.test(read(file)))
    expect(changing).toEqual(['apps/server/src/users/state.ts'])
  })
})

describe('every part of ui has stories', () => {
  const parts = ui.filter(
    (file) => file.endsWith('.tsx') && /\/(components|patterns|layout|shell|screens)\//.test(file),
  )
  const folders = [...new Set(parts.map((file) => file.slice(0, file.lastIndexOf('/'))))]
  it.each(folders)('%s', (folder) => {
    expect(list(`${folder}/*.stories.tsx`).length).toBeGreaterThan(0)
  })
})

describe('tests and types hold without escapes', () => {
  const typescript = list('*.ts', '*.tsx').filter(
    (file) => !file.includes('.gen.') && file !== 'checks/walls.test.ts',
  )

  it('has no skipped or focused test and no fixed sleep', () => {
    const evasion =
      /\b(test|it|describe)(\.\w+)*\.(skip|only|fixme|todo|skipIf|runIf|fails?)\b|[({ .]skip\(|waitForTimeout\(/
    expect(grep(typescript, evasion)).toEqual([])
  })

  const tests = typescript.filter((file) => /\.(e2e|test|spec|stories)\.tsx?$/.test(file))

  it('waits for an event, not for an idle network or a fixed time', () => {
    expect(grep(typescript, /networkidle/)).toEqual([])
    expect(grep(tests, /setTimeout.* from 'node:timers\/promises'/)).toEqual([])
    // A fake clock does not wait.
    const onRealTime = tests.filter((file) => !read(file).includes('useFakeTimers()'))
    const sleep = /new Promise(<\w+>)?\(\(\w+\) =>\s*\{?\s*setTimeout\(/
    expect(onRealTime.filter((file) => sleep.test(read(file)))).toEqual([])
  })

  it('waits until something is visible: an overlay is in the page before it shows', () => {
    const stories = tests.filter((file) => file.endsWith('.stories.tsx'))
    expect(grep(stories, /(?<!\.not)\.toBeVisible\(/)).toEqual([])
  })

  it('measures no time: on a busy machine any bound is too short', () => {
    const clock = /performance\.now\(|monitorEventLoopDelay|PerformanceEventTiming|longtask/
    const bound = /Date\.now\(\) - \w+\)\.toBe/
    expect(grep(tests, clock)).toEqual([])
    expect(grep(tests, bound)).toEqual([])
  })

  it('silences neither compiler nor linter', () => {
    const silenced = /@ts-(ignore|nocheck)|biome-ignore/
    expect(grep(typescript, silenced)).toEqual([])
    const expected = typescript.filter((file) => !/\.test\.tsx?$/.test(file))
    expect(grep(expected, /@ts-expect-error/)).toEqual([])
  })

  it('has no left-over note', () => {
    const note = /\b(TODO|FIXME|XXX)\b/
    expect(grep(typescript, note)).toEqual([])
  })
})
