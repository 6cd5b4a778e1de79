import { quotes } from '@hearth/ui/workshop/quotes'
import type { StoryContext } from '@storybook/react-vite'

const spoken = ['aria-label', 'placeholder', 'alt', 'title', 'value'] as const

/** What can be read or heard on the page: the text that is drawn, and what attributes and fields say. */
function textsOf(page: HTMLElement): string {
  const drawn = [page, ...page.querySelectorAll<HTMLElement>('*')].filter((element) =>
    element.checkVisibility(),
  )
  const said = drawn.flatMap((element) => [
    ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
    ...spoken.map((name) => element.getAttribute(name) ?? ''),
    element instanceof HTMLInputElement ? element.value : '',
    element instanceof HTMLSelectElement ? element.textContent : '',
  ])
  return said.join('\n').replaceAll(/\s+/g, ' ')
}

/**
 * Holds a story to the texts that the specification quotes for it. In test runs only, after its play.
 */
export function readsAsSpecified({ title, name, viewMode }: StoryContext): void {
  const isTest = import.meta.env.VITEST_STORYBOOK !== undefined
  const wanted = quotes[title]?.stories[name.replaceAll(' ', '')]
  if (!isTest || viewMode !== 'story' || !wanted) return
  const shown = textsOf(document.body)
  const missing = wanted.filter((text) => !shown.includes(text))
  if (missing.length === 0) return
  throw new Error(
    `${title} / ${name} does not show what section ${quotes[title]?.section} quotes: ${missing
      .map((text) => `'${text}'`)
      .join(', ')}`,
  )
}
