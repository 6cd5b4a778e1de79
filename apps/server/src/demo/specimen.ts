import { outlinesOf, type Step } from './outlines.ts'

/** What a specimen says about an invented member. */
export interface Holder {
  readonly id: string
  readonly fullName: string | null
  readonly email: string
  readonly dateOfBirth: string | null
  readonly country: string | null
}

/** A filled outline, and a colour like `#a0b1c2`. */
export interface Shape {
  readonly outline: readonly Step[]
  readonly fill: string
}

/** The data page of a passport, 125 by 88 mm (ICAO 9303, part 4), in tenths of a millimetre. */
export const specimenSize = { width: 1250, height: 880 } as const

const paper = '#f4efdf'
const band = '#2f5d50'
const ink = '#23272b'
const label = '#5b6b64'
const stamp = '#efd0c4'

const rectangle = (x: number, y: number, width: number, height: number, fill: string): Shape => ({
  outline: [
    ['M', x, y],
    ['L', x + width, y],
    ['L', x + width, y + height],
    ['L', x, y + height],
    ['Z'],
  ],
  fill,
})

/** The handles of a quarter of a circle as one cubic curve, in shares of the radius. */
const KAPPA = 0.5523

const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): Shape => {
  const [hx, hy] = [rx * KAPPA, ry * KAPPA]
  return {
    outline: [
      ['M', x + rx, y],
      ['C', x + rx, y + hy, x + hx, y + ry, x, y + ry],
      ['C', x - hx, y + ry, x - rx, y + hy, x - rx, y],
      ['C', x - rx, y - hy, x - hx, y - ry, x, y - ry],
      ['C', x + hx, y - ry, x + rx, y - hy, x + rx, y],
      ['Z'],
    ],
    fill,
  }
}

const write = (value: string, x: number, y: number, size: number, fill: string): Shape => ({
  outline: outlinesOf(value, { x, y, size, maxWidth: specimenSize.width - x - 40 }),
  fill,
})

/** What is the same in all specimens, drawn once. */
const makeForm = (): Shape[] => [
  rectangle(0, 0, specimenSize.width, specimenSize.height, paper),
  ...[270, 430, 590].map((y) => write('SPECIMEN', 430, y, 150, stamp)),
  rectangle(0, 0, specimenSize.width, 110, band),
  write('SPECIMEN · invented person · not a passport', 40, 72, 44, paper),
  rectangle(40, 150, 340, 440, '#dfe5e0'),
  ellipse(210, 590, 165, 150, band),
  ellipse(210, 345, 88, 112, '#c9a98c'),
  // Hides what of the shoulders is below the picture.
  rectangle(0, 590, 400, 160, paper),
]
let form: Shape[] | undefined

/** The name in Latin letters: the demo's email addresses begin with it. */
const latinName = (email: string): readonly string[] =>
  (email.split('@')[0] ?? '')
    .split('.')
    .filter((word) => /\D/.test(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))

/** Whether the font has letters of the script of a name. */
const canDraw = (name: string): boolean => outlinesOf(name, { x: 0, y: 0, size: 1 }).length > 0

const isLatin = (name: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(name)

/** Numbers that stay the same for a member. */
const numberOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(-8), 16)

/** The two lines for machines, of Utopia, the state of all specimens (ICAO 9303, part 3). */
const machineLines = ({ id, dateOfBirth }: Holder, words: readonly string[], number: string) => {
  const [given = '', ...family] = words.map((word) => word.toUpperCase().replaceAll(/[^A-Z]/g, ''))
  const born = (dateOfBirth ?? '').replaceAll('-', '').slice(2).padEnd(6, '<')
  return [`P<UTO${family.join('<')}<<${given}`, `${number}<${numberOf(id) % 10}UTO${born}`].map(
    (line) => line.padEnd(44, '<').slice(0, 44),
  )
}

/** Draws the data page of a passport that nobody can take for a real one. */
export const drawSpecimen = (holder: Holder): Shape[] => {
  const name = holder.fullName ?? ''
  const words = latinName(holder.email)
  const number = `X${String(numberOf(holder.id) % 100_000_000).padStart(8, '0')}`
  const fields: readonly (readonly [label: string, value: string])[] = [
    ...(canDraw(name) ? [['Name', name] as const] : []),
    ...(isLatin(name) ? [] : [['Name in Latin letters', words.join(' ')] as const]),
    ['Date of birth', holder.dateOfBirth ?? ''],
    ['Country', holder.country ?? 'Utopia'],
    ['Passport number', number],
  ]
  form ??= makeForm()
  return [
    ...form,
    ...fields.flatMap(([title, value], at) => [
      write(title, 430, 180 + at * 100, 26, label),
      write(value, 430, 226 + at * 100, 42, ink),
    ]),
    ...machineLines(holder, words, number).map((line, row) => ({
      outline: outlinesOf(line, { x: 48, y: 790 + row * 50, size: 34, advance: 26 }),
      fill: ink,
    })),
  ]
}
