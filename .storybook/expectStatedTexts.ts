import type { StoryContext } from '@storybook/react-vite'
import { storyTexts } from './storyTexts.ts'

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

/** Fails a story that does not show the texts that docs/specification.md states for it. */
export function expectStatedTexts({ title, name }: StoryContext): void {
  const { section, stories } = storyTexts.get(title) ?? {}
  const stated = stories?.[name.replaceAll(' ', '')]
  if (!stated) return
  const shown = textsOf(document.body)
  const missing = stated.filter((text) => !shown.includes(text))
  if (missing.length === 0) return
  throw new Error(
    `${title} / ${name} does not show what section ${section} of docs/specification.md states: ${missing
      .map((text) => `'${text}'`)
      .join(', ')}`,
  )
}
