import type { StoryContext } from '@storybook/react-vite'

/** Text nodes that React made: for each text that is not the only content of its element. */
const made = new WeakSet<Node>()

/** Notes from now on which text nodes are made. Call it before the first story renders. */
export function watchTexts(): void {
  const make = document.createTextNode.bind(document)
  document.createTextNode = (data) => {
    const text = make(data)
    made.add(text)
    return text
  }
}

const elementOf = ({ parentElement }: Node) =>
  `${parentElement?.localName}.${parentElement?.className}`

/**
 * Fails a story with a text that is not the only child of its element. A browser that translates the
 * page replaces text nodes: React then fails when such a text goes or something comes before it, and
 * changes it unseen (issue 11538 of React). Put it in an element of its own, see `ownElement`. Blanks
 * between two elements that stay do no harm, and nothing with `translate="no"` is replaced.
 */
export function expectNoLooseTexts({ title, name }: StoryContext): void {
  const loose: string[] = []
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    const isLoose = made.has(node) && node.textContent?.trim()
    if (isLoose && !node.parentElement?.closest('[translate=no]'))
      loose.push(`'${node.textContent}' in ${elementOf(node)}`)
  }
  if (loose.length === 0) return
  throw new Error(`${title} / ${name} has texts beside other content:\n${loose.join('\n')}`)
}
