import type { Node } from '@babel/types'
import type { Finding } from './finding.ts'
import { attributesOf, literalsOf, type Source, startOf } from './source.ts'

/** Props with visible text, by the end of their names. */
const readProp =
  /(?:label|title|subtitle|description|message|placeholder|summary|caption|prompt|detail|note|text|alt)$/i
const hasLetters = /\p{L}/u

/** Finds texts in the source of an application in several languages. */
export function checkTexts({ nodes, used }: Source): Finding[] {
  return nodes.flatMap(({ node, around }): Finding[] => {
    if (node.type === 'JSXText' && hasLetters.test(node.value)) {
      const at = startOf(node) + node.value.search(/\S/)
      return [finding(at, node.value.trim())]
    }
    const isChild = around[0]?.type === 'JSXElement' || around[0]?.type === 'JSXFragment'
    if (node.type === 'JSXExpressionContainer' && isChild) return written(node)
    const part = node.type === 'JSXElement' && used.get(node)
    if (!part) return []
    return [...attributesOf(part.element).attributes].flatMap(([prop, { value }]) =>
      readProp.test(prop) ? written(value) : [],
    )
  })
}

const written = (node: Node | null | undefined): Finding[] =>
  literalsOf(node).flatMap((literal) => {
    const text =
      literal.type === 'TemplateLiteral'
        ? literal.quasis.map(({ value }) => value.cooked).join('…')
        : String(literal.value)
    return hasLetters.test(text) ? [finding(startOf(literal), text)] : []
  })

const finding = (at: number, text: string): Finding => ({
  rule: 'translated',
  at,
  message: `'${text.replaceAll(/\s+/g, ' ')}' is not translated.`,
  remedy: "Take it from localize() of '@hearth/ui/text/localize', or as your application does it.",
})
