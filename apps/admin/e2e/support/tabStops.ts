import type { ElementHandle, Page } from '@playwright/test'

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
  const stops: TabStop[] = []
  await page.keyboard.press('Tab')
  // The focus starts where the page was read last, and comes round to it.
  for (let misses = 0; misses < 3; ) {
    const stop = await newStop(page)
    const focused = stop && (await look(stop))
    await page.keyboard.press('Tab')
    if (stop === null || focused === null) {
      misses += 1
      continue
    }
    // A password and the button in its field have one ring.
    const isMarked = focused.includes('solid') || focused !== (await look(stop))
    stops.push({ tag: await startTag(stop), isMarked })
  }
  return stops
}

async function newStop(page: Page): Promise<ElementHandle<Element> | null> {
  const handle = await page.evaluateHandle(() => {
    const { activeElement: at, body } = document
    if (at === null || at === body || at.hasAttribute('data-walked')) return null
    at.setAttribute('data-walked', '')
    return at
  })
  return handle.asElement()
}

const startTag = (stop: ElementHandle<Element>) =>
  stop.evaluate(({ outerHTML }) => outerHTML.slice(0, outerHTML.indexOf('>') + 1))

/** What may mark the focus: outlines and fills of an element, its content and its frames. */
const look = (stop: ElementHandle<Element>) =>
  stop.evaluate((at) =>
    [at, at.parentElement, at.parentElement?.parentElement, ...at.children]
      .filter((one) => one instanceof Element)
      .flatMap((one) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)))
      .map(({ outlineStyle, outlineWidth, backgroundColor }) =>
        [outlineWidth === '0px' ? 'none' : outlineStyle, backgroundColor].join(),
      )
      .join(),
  )
