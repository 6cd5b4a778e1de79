import { expect } from 'storybook/test'

/**
 * How long a test waits for something, in milliseconds. On an idle machine the first PDF takes five
 * seconds, until Vite has prepared pdf.js; a busy machine is several times slower.
 */
export const patience = 30_000

/** Two frames: measurements of observers in one frame take effect in the next. */
export async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

/**
 * `toBecomeVisible` is a `toBeVisible` that waits. An overlay of react-aria is in the page and can be
 * found a moment before it shows, because an on-screen keyboard may come first.
 */
expect.extend({
  async toBecomeVisible(element: Element) {
    const end = performance.now() + patience
    while (!isShown(element) && performance.now() < end) {
      await new Promise(requestAnimationFrame)
    }
    const [tag] = element.outerHTML.split('>')
    return {
      pass: isShown(element),
      message: () => `${tag}> did not become visible: ${element.textContent}`,
    }
  },
})
