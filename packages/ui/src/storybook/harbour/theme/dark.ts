import type { Tokens } from '../../../theme/tokens'
import { light } from './light.ts'

/** Harbour's dark theme: blue blacks. */
export const dark: Tokens = {
  ...light,
  color: {
    surface: {
      canvas: '#0d1118',
      raised: '#161d28',
      sunken: '#080b11',
      head: '#1e2633',
      overlay: '#222b39',
      hover: '#2c3647',
      inverse: '#e9edf4',
      scrim: 'rgb(0 0 0 / 0.6)',
      paper: '#ffffff',
    },
    border: { subtle: '#303b4c', default: '#3f4c61', strong: '#8291a8' },
    text: {
      body: '#e9edf4',
      muted: '#a9b4c5',
      faint: '#9ba7ba',
      onAccent: '#0b0d3a',
      onCritical: '#2b0402',
      onInverse: '#0d1118',
    },
    accent: { solid: '#9aa2ff', hover: '#adb4ff', subtle: '#23275a', text: '#b0b6ff' },
    critical: { solid: '#ff7a70', hover: '#ff938b', subtle: '#46201d', text: '#ffaaa2' },
    positive: { subtle: '#123322', text: '#79dba5' },
    caution: { subtle: '#3a2d0c', text: '#efcb6a' },
    info: { subtle: '#10304a', text: '#86c8f5' },
    focus: { ring: '#57b8e8' },
    brand: { ember: '#f6c550' },
    tint: {
      clay: '#3f2a26',
      sand: '#38301d',
      moss: '#203529',
      sky: '#1a3143',
      slate: '#2a3341',
      plum: '#33294a',
    },
  },
  shadow: {
    menu: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.5)',
    dialog: '0 2px 4px rgb(0 0 0 / 0.4), 0 16px 48px rgb(0 0 0 / 0.6)',
  },
}
