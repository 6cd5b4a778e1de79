import type { Finding } from './finding.ts'
import { attributesOf, literalOf, type Source, startOf } from './source.ts'

/** Props that a person reads, by the end of their names. */
const readProp =
  /(?:label|title|subtitle|description|message|placeholder|summary|caption|prompt|detail|note|text|alt)$/i
const hasLetters = /\p{L}/u

/** Texts in the source, for an application in several languages. */
export function checkTexts({ nodes, used }: Source): Finding[] {
  return nodes.flatMap(({ node }): Finding[] => {
    if (node.type === 'JSXText' && hasLetters.test(node.value)) {
      const at = startOf(node) + node.value.search(/\S/)
      return [finding(at, node.value.trim())]
    }
    const part = node.type === 'JSXElement' && used.get(node)
    if (!part) return []
    return [...attributesOf(part.element).attributes].flatMap(([prop, attribute]) => {
      const text = literalOf(attribute)
      return readProp.test(prop) && text && hasLetters.test(text)
        ? [finding(startOf(attribute), text)]
        : []
    })
  })
}

const finding = (at: number, text: string): Finding => ({
  rule: 'translated',
  at,
  message: `'${text.replaceAll(/\s+/g, ' ')}' is not translated.`,
  remedy: "Take it from localize() of '@hearth/ui/text/localize', or as your application does it.",
})
