import { type Theme, theme, themeCss } from '@hearth/ui/theme'

const { light, dark } = theme

/** Violet in place of green, also around what has the focus; everything else as it comes. */
const colors: Theme = {
  light: {
    ...light,
    color: {
      ...light.color,
      accent: { solid: '#5b2a9d', hover: '#47197f', subtle: '#f1e9fb', text: '#4f2390' },
      focus: { ring: '#5b2a9d' },
      // Stands on `solid` and `hover`: at least 4.5 to 1.
      text: { ...light.color.text, onAccent: '#ffffff' },
    },
  },
  dark: {
    ...dark,
    color: {
      ...dark.color,
      accent: { solid: '#c9a7f5', hover: '#d9c1f9', subtle: '#33224d', text: '#d3b8f7' },
      focus: { ring: '#c9a7f5' },
      text: { ...dark.color.text, onAccent: '#1d0b33' },
    },
  },
}

/** The style sheet of the brand: `data-brand` in index.html has its name. */
export const brandCss = themeCss(colors, 'partners')

export const brand = {
  productName: 'Portal de parceiros',
  logo: (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20V4h8a5 5 0 0 1 0 10H8v6z" fill="var(--hearth-color-accent-solid)" />
    </svg>
  ),
}
