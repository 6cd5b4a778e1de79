import type { StoryContext } from '@storybook/react-vite'
import { storyTexts } from './storyTexts.ts'
import { painted, patience } from './waiting.ts'

const spoken = ['aria-label', 'placeholder', 'alt', 'title', 'value'] as const

/** All text that can be read or heard on the page: rendered text, attributes and field values. */
function textsOf(page: HTMLElement): string {
  const texts: string[] = []
  const nodes = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const { currentNode } = nodes
    if (currentNode.parentElement?.checkVisibility()) texts.push(currentNode.textContent ?? '')
  }
  const said = [...page.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => [
      ...spoken.map((name) => element.getAttribute(name)),
      element instanceof HTMLInputElement && element.value,
      element instanceof HTMLSelectElement && element.textContent,
    ])
  return [texts.join(''), ...said.filter(Boolean)].join('\n').replaceAll(/\s+/g, ' ')
}

/**
 * Fails a story that does not show the texts that docs/specification.md states for it. It waits
 * for them: a dialog opens in a render of its own.
 */
export async function expectStatedTexts({ title, name }: StoryContext): Promise<void> {
  const { section, stories } = storyTexts.get(title) ?? {}
  const stated = stories?.[name.replaceAll(' ', '')]
  if (!stated) return
  const missing = () => {
    const shown = textsOf(document.body)
    return stated.filter((text) => !shown.includes(text))
  }
  const end = performance.now() + patience
  while (missing().length > 0 && performance.now() < end) await painted()
  if (missing().length === 0) return
  throw new Error(
    `${title} / ${name} does not show what section ${section} of docs/specification.md states: ${missing()
      .map((text) => `'${text}'`)
      .join(', ')}`,
  )
}
