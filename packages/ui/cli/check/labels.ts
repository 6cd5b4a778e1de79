import type { JSXElement } from '@babel/types'
import type { Finding } from './finding.ts'
import { attributesOf, literalOf, type Source, startOf, tagOf } from './source.ts'

/** The part to use instead of each HTML field. */
const parts: Readonly<Record<string, string>> = {
  input: 'TextField',
  textarea: 'TextArea',
  select: 'Select',
}
/** Types of `input` that have no label beside them. */
const unlabelled = new Set(['hidden', 'submit', 'reset', 'button', 'image'])
/** Attributes that can name a field. An `id` counts: a label elsewhere may refer to it. */
const naming = ['aria-label', 'aria-labelledby', 'title', 'id']

/** Finds HTML fields without a label. A placeholder does not count as a label (WCAG 3.3.2). */
export function checkLabels({ nodes }: Source): Finding[] {
  return nodes.flatMap(({ node, around }): Finding[] => {
    const part = node.type === 'JSXElement' ? parts[tagOf(node)] : undefined
    if (node.type !== 'JSXElement' || !part || isNamed(node)) return []
    if (around.some((outer) => outer.type === 'JSXElement' && tagOf(outer) === 'label')) return []
    return [
      {
        rule: 'label',
        at: startOf(node),
        message: `${tagOf(node)} has no label.`,
        remedy: `Use ${part} of '@hearth/ui/components/${part}', which shows one, or give aria-label.`,
      },
    ]
  })
}

function isNamed(element: JSXElement): boolean {
  const { attributes, spreads } = attributesOf(element)
  const type = attributes.get('type')
  return (
    spreads.length > 0 ||
    naming.some((name) => attributes.has(name)) ||
    (type !== undefined && unlabelled.has(literalOf(type) ?? ''))
  )
}
