import { vars } from '../../theme/vars.css'

/**
 * The demo brand's mark: two sails over a wave. It reaches the product only through `brand.logo`.
 */
export function HarbourMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M15 3v19H4Z" fill="currentColor" />
      <path d="M18 8v14h9Z" fill={vars.color.brand.ember} />
      <path
        d="M3 27c2.2 0 2.2-1.6 4.3-1.6s2.2 1.6 4.3 1.6 2.2-1.6 4.4-1.6 2.2 1.6 4.3 1.6 2.2-1.6 4.4-1.6S26.8 27 29 27"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
