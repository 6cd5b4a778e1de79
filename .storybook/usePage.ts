import { useInsertionEffect } from 'react'
import type { StoryGlobals } from './storyGlobals'

/**
 * Applies the toolbar's choices to the page itself, as the product and the browser would, before
 * anything on it is measured.
 */
export function usePage(
  { theme, brand, direction, textSize, motion }: StoryGlobals,
  isActive = true,
) {
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
}
