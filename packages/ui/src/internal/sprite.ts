import {
  BadgeCheck,
  Check,
  ChevronDown,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  CreditCard,
  Ellipsis,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  PanelLeft,
  Pin,
  Power,
  ScrollText,
  Search,
  Trash2,
  Users,
  X,
} from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Icons whose areas are filled; of the others only the lines are drawn. */
const filled: readonly LucideIcon[] = [Ellipsis, Pin]

const lined: readonly LucideIcon[] = [
  BadgeCheck,
  Check,
  ChevronDown,
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  CreditCard,
  LayoutDashboard,
  Megaphone,
  MessageSquare,
  PanelLeft,
  Pin,
  Power,
  ScrollText,
  Search,
  Trash2,
  Users,
  X,
]

/** Side of an icon of lucide-react, in its own units. */
const SIDE = 24

const draw = (icon: LucideIcon, at: number) => {
  const fill = at < filled.length ? 'black' : 'none'
  const paint = { key: at, x: at * SIDE, stroke: 'black', strokeWidth: 1.75, fill }
  return createElement(icon, paint)
}

const all = [...filled, ...lined]

// Without what an image does not need.
const svg = renderToStaticMarkup(
  createElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${all.length * SIDE} ${SIDE}` },
    all.map(draw),
  ),
)
  .replaceAll(/ class="[^"]*" aria-hidden="true"/g, '')
  .replaceAll(/(<svg[^>]*) xmlns="[^"]*"/g, (match, start: string, at: number) =>
    at === 0 ? match : start,
  )
  .replaceAll(/><\/(path|circle|rect|line)>/g, '/>')

/**
 * All icons that styles draw, side by side in one image. The browser reads it once; one image
 * for each icon costs a millisecond each before the first paint.
 */
export const sprite = {
  image: `url("data:image/svg+xml,${encodeURIComponent(svg)}")`,
  /** Fits it to an element of the size of one icon. */
  size: `${all.length * 100}% 100%`,
}

/**
 * The `mask-position` that shows one icon.
 * @param isFilled whether its areas are filled. @default only lines
 * @throws Error for an icon that is not in the sprite
 */
export function spritePosition(icon: LucideIcon, isFilled = false): string {
  const at = isFilled ? filled.indexOf(icon) : filled.length + lined.indexOf(icon)
  if (at === -1 || all[at] !== icon) {
    throw new Error(`${icon.displayName} is not in the sprite: add it to internal/sprite.ts.`)
  }
  return `${(at * 100) / (all.length - 1)}% 0`
}
