import type { Page } from '@playwright/test'

interface TabStop {
  /** Its start tag. */
  tag: string
  /** Whether it, what is in it or a frame around it has a ring, or is filled with the focus only. */
  isMarked: boolean
}

/** Walks the page from its start with Tab, and returns where the focus stopped. */
export async function tabStops(page: Page): Promise<TabStop[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
  const walked: { tag: string; focused: string; unfocused?: string | undefined }[] = []
  await page.keyboard.press('Tab')
  // The focus starts where the page was read last, and comes round to it.
  for (let misses = 0; misses < 3; ) {
    const { stop, left } = await look(page, walked.length)
    const last = walked.at(-1)
    if (last) last.unfocused ??= left
    if (stop) walked.push(stop)
    else misses += 1
    await page.keyboard.press('Tab')
  }
  // A password and the button in its field have one ring.
  return walked.map(({ tag, focused, unfocused }) => ({
    tag,
    isMarked: focused.includes('solid') || focused !== unfocused,
  }))
}

/**
 * The focused element, unless the walk has been there, and how the last one of the walk looks
 * without the focus.
 * @param count of the elements so far
 */
const look = (page: Page, count: number) =>
  page.evaluate((count) => {
    /** What may mark the focus: outlines and fills of an element, its content and its frames. */
    const marksOf = (at: Element) =>
      [at, at.parentElement, at.parentElement?.parentElement, ...at.children]
        .filter((one) => one instanceof Element)
        .flatMap((one) =>
          ['', '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)),
        )
        .map(({ outlineStyle, outlineWidth, backgroundColor }) =>
          [outlineWidth === '0px' ? 'none' : outlineStyle, backgroundColor].join(),
        )
        .join()
    const last = document.querySelector(`[data-walked="${count}"]`)
    const left = last ? marksOf(last) : undefined
    const { activeElement: at, body } = document
    if (at === null || at === body || at.hasAttribute('data-walked')) return { left }
    const { outerHTML } = at
    const tag = outerHTML.slice(0, outerHTML.indexOf('>') + 1)
    at.setAttribute('data-walked', String(count + 1))
    return { left, stop: { tag, focused: marksOf(at) } }
  }, count)
