import type { Tokens } from '../../../theme/tokens'
import { light } from './light'

/** Harbour's dark theme: blue blacks. */
export const dark: Tokens = {
  ...light,
  color: {
    surface: {
      canvas: '#0d1118',
      raised: '#151b25',
      sunken: '#080b11',
      hover: '#202836',
      inverse: '#e9edf4',
      scrim: 'rgb(0 0 0 / 0.6)',
    },
    border: { subtle: '#232c3a', default: '#354154', strong: '#718096' },
    text: {
      body: '#e9edf4',
      muted: '#a9b4c5',
      faint: '#8d99ac',
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
  },
  shadow: {
    menu: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.5)',
    dialog: '0 2px 4px rgb(0 0 0 / 0.4), 0 16px 48px rgb(0 0 0 / 0.6)',
  },
}
