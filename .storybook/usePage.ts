import { useInsertionEffect } from 'react'
import { forceColors } from './forcedColors.ts'
import { directionOf, type StoryGlobals } from './storyGlobals.ts'

/**
 * Applies the toolbar's choices to the page itself, as the product and the browser would, before
 * anything on it is measured.
 */
export function usePage(globals: StoryGlobals, isActive = true) {
  const { theme, brand, textSize, motion, density, colors } = globals
  const direction = directionOf(globals)

  useInsertionEffect(() => {
    if (!isActive) return
    const page = document.documentElement
    page.dataset.brand = brand
    page.dataset.motion = motion
    page.dir = direction
    page.style.fontSize = textSize === '100' ? '' : `${textSize}%`
    if (theme === 'system') delete page.dataset.theme
    else page.dataset.theme = theme
  }, [theme, brand, direction, textSize, motion, isActive])

  useInsertionEffect(() => {
    if (!isActive || density !== 'compact') return
    const page = document.documentElement
    page.dataset.density = density
    return () => {
      delete page.dataset.density
    }
  }, [density, isActive])

  useInsertionEffect(() => {
    if (!isActive || colors !== 'forced') return
    const page = document.documentElement
    page.dataset.colors = colors
    const restore = forceColors()
    return () => {
      restore()
      delete page.dataset.colors
    }
  }, [colors, isActive])
}
