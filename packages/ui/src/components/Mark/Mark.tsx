import { flame, mark } from './Mark.css'

/**
 * The Hearth mark: a flame under an arch. It fills its container; the arch takes the colour of
 * the text. A brand replaces it through the provider's `brand.logo`.
 */
export function Mark() {
  return (
    <svg className={mark} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M5 27.5V16a11 11 0 0 1 22 0v11.5M2.5 27.5h27"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        className={flame}
        d="M16.6 10.5c.5 3.1 4.9 5.2 4.9 9.6a5.5 5.5 0 0 1-11 0c0-2 .9-3.3 2-4.3.2 1.3.8 2.1 1.6 2.5-.4-3.1.6-6 2.5-7.8Z"
      />
    </svg>
  )
}
