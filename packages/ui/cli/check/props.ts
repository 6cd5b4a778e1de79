import type { Node } from '@babel/types'
import type { ComponentContract } from '../contract.ts'
import type { Finding } from './finding.ts'
import { nearest } from './nearest.ts'
import {
  attributesOf,
  literalOf,
  literalsOf,
  own,
  type Source,
  startOf,
  textIn,
  type Used,
} from './source.ts'

/** Props of this library, by their names in other libraries. */
const ofOtherLibraries: Readonly<Record<string, string>> = {
  onClick: 'onPress',
  disabled: 'isDisabled',
  required: 'isRequired',
  readOnly: 'isReadOnly',
  loading: 'isPending',
  isLoading: 'isPending',
  open: 'isOpen',
  checked: 'isSelected',
  error: 'errorMessage',
  helperText: 'description',
  kind: 'variant',
  color: 'tone',
  gap: 'space',
  spacing: 'space',
  as: 'element',
  heading: 'title',
}

/** Finds unknown, missing and deprecated props, and values that a prop does not accept. */
export function checkProps({ used }: Source): Finding[] {
  return [...used.values()].flatMap((one) => [
    ...checkGiven(one),
    ...checkRequired(one),
    ...checkDeprecated(one),
  ])
}

function checkGiven({ element, name, component }: Used): Finding[] {
  const { attributes } = attributesOf(element)
  return [...attributes].flatMap(([prop, attribute]): Finding[] => {
    const at = startOf(attribute)
    const known = own(component.props, prop)
    if (!known) {
      if (isTaken(prop, component)) return []
      return [
        {
          rule: 'unknown-prop',
          at,
          message: `${name} has no prop ${prop}.`,
          remedy: insteadOf(prop, component),
        },
      ]
    }
    const { values, deprecated } = known
    const wrong = literalsOf(attribute.value)
      .map(textIn)
      .filter((text) => text !== undefined && !values?.includes(text))
    return [
      ...(values && wrong.length > 0
        ? [
            {
              rule: 'value' as const,
              at,
              message: `${prop} of ${name} does not take ${wrong.map((text) => `'${text}'`).join(', ')}.`,
              remedy: `Write ${values.map((value) => `'${value}'`).join(' or ')}.`,
            },
          ]
        : []),
      ...(deprecated === undefined
        ? []
        : [
            {
              rule: 'deprecated' as const,
              at,
              message: `${prop} of ${name} is deprecated.`,
              remedy: deprecated,
            },
          ]),
    ]
  })
}

const isTaken = (prop: string, { passedOn, props }: ComponentContract) =>
  prop === 'key' ||
  prop.startsWith('data-') ||
  passedOn.includes(prop) ||
  // A part that passes on one ARIA attribute passes on all of them.
  (prop.startsWith('aria-') && Object.keys(props).some((one) => one.startsWith('aria-')))

function insteadOf(prop: string, { props }: ComponentContract): string {
  if (prop === 'className' || prop === 'style' || prop === 'sx') {
    return 'No part takes styles. Use its props, put it into Stack, Inline or Grid, or change the tokens of the theme.'
  }
  const other = own(ofOtherLibraries, prop)
  const name = other && own(props, other) ? other : nearest(prop, Object.keys(props))
  return name ? `Write ${name}.` : `It takes ${Object.keys(props).join(', ')}.`
}

function checkRequired({ element, name, component }: Used): Finding[] {
  const { attributes, spreads } = attributesOf(element)
  // A spread can hold every prop; that of a draft has no label.
  const isDraft = spreads.length > 0 && spreads.every(isOfDraft)
  if (spreads.length > 0 && !isDraft) return []
  return Object.entries(component.props).flatMap(
    ([prop, { isRequired, description }]): Finding[] => {
      if (!isRequired || (isDraft && prop !== 'label')) return []
      const given = attributes.get(prop)
      const isEmpty = prop === 'label' && given && literalOf(given)?.trim() === ''
      if (given && !isEmpty) return []
      if (prop === 'children' && hasChildren(element)) return []
      return [
        {
          rule: 'missing-prop',
          at: startOf(element),
          message: `${name} lacks ${prop}.`,
          remedy: description ? `Give ${prop}: ${firstSentence(description)}` : `Give ${prop}.`,
        },
      ]
    },
  )
}

/** Whether a spread is `field()` or `toggle()` of useForm, alone or as `form.field()`. */
function isOfDraft(spread: Node): boolean {
  if (spread.type !== 'CallExpression') return false
  const { callee } = spread
  const called = callee.type === 'MemberExpression' ? callee.property : callee
  return called.type === 'Identifier' && (called.name === 'field' || called.name === 'toggle')
}

const hasChildren = ({ children }: Used['element']) =>
  children.some((child) =>
    child.type === 'JSXText'
      ? child.value.trim() !== ''
      : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression',
  )

/** Up to the first full stop before a space, on one line. */
const firstSentence = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return /^.*?\.(?= |$)/.exec(line)?.[0] ?? line
}

function checkDeprecated({ element, name, component }: Used): Finding[] {
  const { deprecated } = component
  if (deprecated === undefined) return []
  return [
    {
      rule: 'deprecated',
      at: startOf(element),
      message: `${name} is deprecated.`,
      remedy: deprecated,
    },
  ]
}
