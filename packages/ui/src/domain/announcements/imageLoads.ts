/** How long an image may take, in milliseconds, before it counts as missing. */
const PATIENCE = 10_000

/**
 * Whether an image can be shown here. The request tells its host neither the page nor who asks.
 */
export function imageLoads(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    const timer = setTimeout(() => resolve(false), PATIENCE)
    const answer = (loads: boolean) => () => {
      clearTimeout(timer)
      resolve(loads)
    }
    image.onload = answer(true)
    image.onerror = answer(false)
    image.referrerPolicy = 'no-referrer'
    image.src = src
  })
}
