import { beforeAll, describe, expect, it } from 'vitest'
import said from '../packages/ui/src/storybook/weight.json' with { type: 'json' }
import { type Weight, weigh } from './weight'

/**
 * Maximum cost of a button, in kB (1000 bytes) of brotli. React is not counted. With react-aria it
 * would be 13 kB of JavaScript: docs/decisions/014-native-controls.md.
 */
const budget = { js: 4, css: 3 }

const kB = (bytes: number) => Math.round(bytes / 100) / 10
const folderOf = (file: string) => file.split('/').slice(0, -1).join('/')

describe('weight of one component', () => {
  let button: Weight
  let theme: Weight
  beforeAll(async () => {
    button = await weigh('components/Button/Button', 'Button')
    theme = await weigh('theme/vars.css', 'vars')
  }, 60_000)

  it('contains only its own code, and that of its few parts', () => {
    expect([...new Set(button.code.map(folderOf))]).toEqual([
      'components/Button',
      'components/Spinner',
      'components/VisuallyHidden',
      'hooks',
      'internal',
      'internal/trigger',
      'provider',
      'text',
    ])
  })

  it('contains only its own styles, those of its parts, and the theme', () => {
    expect(button.styles).toEqual([
      'components/Button/Button.css.ts',
      'components/Spinner/Spinner.css.ts',
      'components/VisuallyHidden/VisuallyHidden.css.ts',
      'internal/iconHolder.css.ts',
      'theme/vars.css.ts',
    ])
  })

  it('stays in its budget', () => {
    expect(kB(button.js)).toBeLessThanOrEqual(budget.js)
    expect(kB(button.css)).toBeLessThanOrEqual(budget.css)
  })

  it('is what Storybook says (`pnpm exec vitest run --project unit checks/weight.test.ts -u` writes it anew)', async () => {
    const figures = { js: kB(button.js), css: kB(button.css), themeCss: kB(theme.css) }
    // Names that contain the project's folder change the size by some bytes: a tenth is not a
    // change.
    const isNear = (['js', 'css', 'themeCss'] as const).every(
      (part) => Math.abs(figures[part] - said[part]) < 0.15,
    )
    await expect(`${JSON.stringify(isNear ? said : figures, null, 2)}\n`).toMatchFileSnapshot(
      '../packages/ui/src/storybook/weight.json',
    )
  })
})
