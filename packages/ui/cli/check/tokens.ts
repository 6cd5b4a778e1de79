import type { ObjectExpression, ObjectProperty } from '@babel/types'
import colorNames from 'color-name'
import { parse as parseCss } from 'postcss'
import type { Contract, TokenContract } from '../contract.ts'
import type { Finding } from './finding.ts'
import { literalsOf, own, type Source, textIn } from './source.ts'

interface Declaration {
  /** The name of the property in CSS: `font-size`. */
  property: string
  value: string
  at: number
}

/** Finds colours and lengths in a style sheet that are not values of the theme. */
export function checkSheet(text: string, { tokens }: Contract): Finding[] {
  const declarations: Declaration[] = []
  parseCss(text).walkDecls(({ prop, value, source }) => {
    // A custom property may have any value.
    if (!prop.startsWith('--')) {
      declarations.push({ property: prop, value, at: source?.start?.offset ?? 0 })
    }
  })
  return declarations.flatMap((declaration) => checkDeclaration(declaration, tokens))
}

/** Finds the same in `style` attributes, and in files of vanilla-extract. */
export function checkStyles({ nodes }: Source, path: string, { tokens }: Contract): Finding[] {
  const isSheet = path.endsWith('.css.ts')
  const objects = nodes.flatMap(({ node }): ObjectExpression[] => {
    if (isSheet) return node.type === 'ObjectExpression' ? [node] : []
    if (node.type !== 'JSXAttribute' || node.name.name !== 'style') return []
    const { value } = node
    const given = value?.type === 'JSXExpressionContainer' ? value.expression : undefined
    return given?.type === 'ObjectExpression' ? [given] : []
  })
  return objects
    .flatMap(({ properties }) => properties)
    .flatMap((property) => (property.type === 'ObjectProperty' ? declarationOf(property) : []))
    .flatMap((declaration) => checkDeclaration(declaration, tokens))
}

function declarationOf({ key, value, start }: ObjectProperty): Declaration[] {
  const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : ''
  const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const at = start ?? 0
  return literalsOf(value).flatMap((literal) => {
    const text = literal.type === 'NumericLiteral' ? `${literal.value}px` : textIn(literal)
    return text === undefined ? [] : [{ property, value: text, at }]
  })
}

const takesColor = /(?:^|-)(?:color|background|border|outline|fill|stroke|shadow)(?:$|-)/
const color = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/i
const word = /(?<![\w-])[a-z]+(?![\w(-])/gi
const length = /(?<![\w.-])-?(\d*\.?\d+)(px|rem|em)\b/

/** The properties whose lengths come from the theme, with their tokens. */
const scales: readonly { takes: RegExp; tokens: RegExp }[] = [
  { takes: /^(?:margin|padding|gap|row-gap|column-gap)(?:$|-)/, tokens: /^--hearth-space-/ },
  { takes: /^font-size$/, tokens: /^--hearth-text-\w+-size$/ },
  { takes: /^border(?:-\w+)*-radius$/, tokens: /^--hearth-radius-/ },
]

function checkDeclaration(
  { property, value, at }: Declaration,
  tokens: readonly TokenContract[],
): Finding[] {
  const scale = scales.find(({ takes }) => takes.test(property))
  if (scale) {
    const [literal, number, unit] = length.exec(value) ?? []
    if (!literal || Number(number) === 0 || value.includes('var(')) return []
    const pixels = Number(number) * (unit === 'px' ? 1 : 16)
    const near = nearestLength(
      pixels,
      tokens.filter((token) => scale.tokens.test(token.property)),
    )
    return [
      {
        rule: 'token',
        at,
        message: `${property} has the length ${literal}.`,
        remedy: near
          ? `Write var(${near.property}), which is ${near.value}.`
          : 'Write a length of the theme.',
      },
    ]
  }
  if (!takesColor.test(property)) return []
  const literal = color.exec(value)?.[0] ?? value.match(word)?.find(isColorName)
  if (!literal) return []
  return [
    {
      rule: 'token',
      at,
      message: `${property} has the colour ${literal}.`,
      remedy: `Write var(${colorFor(property, literal, tokens)}): it follows the dark theme and the brand.`,
    },
  ]
}

const isColorName = (name: string) => own<unknown>(colorNames, name.toLowerCase()) !== undefined

/** The token with this value, or the property's usual token. */
function colorFor(property: string, literal: string, tokens: readonly TokenContract[]): string {
  const colors = tokens.filter((token) => token.property.startsWith('--hearth-color-'))
  const same = colors.find(({ value }) => value.toLowerCase() === literal.toLowerCase())
  if (same) return same.property
  if (property.startsWith('background')) return '--hearth-color-surface-raised'
  if (/border|outline/.test(property)) return '--hearth-color-border-default'
  return '--hearth-color-text-body'
}

function nearestLength(pixels: number, tokens: readonly TokenContract[]) {
  const difference = ({ value }: TokenContract) =>
    Math.abs(Number.parseFloat(value) * (value.endsWith('rem') ? 16 : 1) - pixels)
  return tokens.toSorted((one, other) => difference(one) - difference(other))[0]
}
