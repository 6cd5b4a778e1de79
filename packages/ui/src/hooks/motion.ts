/** A duration of the theme in milliseconds; 0 under reduced motion. */
export function durationOf(token: 'exit' | 'move'): number {
  const style = getComputedStyle(document.documentElement)
  const value = style.getPropertyValue(`--hearth-motion-${token}`).trim()
  return Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1_000)
}
