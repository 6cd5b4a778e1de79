import { foundation } from '../../../theme/foundation.ts'
import type { Tokens } from '../../../theme/tokens'

/** A sailing club's paper: cool greys, one deep indigo, sharper corners. */
export const light: Tokens = {
  ...foundation,
  radius: { small: 2, control: 3, card: 4, full: 9999 },
  color: {
    surface: {
      canvas: '#f6f8fb',
      raised: '#ffffff',
      sunken: '#eef2f7',
      head: '#eef2f7',
      overlay: '#ffffff',
      hover: '#e8edf4',
      inverse: '#131c2b',
      scrim: 'rgb(19 28 43 / 0.4)',
      paper: '#ffffff',
    },
    border: { subtle: '#dfe5ee', default: '#cad3df', strong: '#77859a' },
    text: {
      body: '#131c2b',
      muted: '#47536a',
      faint: '#5d6a80',
      onAccent: '#ffffff',
      onCritical: '#ffffff',
      onInverse: '#f6f8fb',
    },
    accent: { solid: '#3b3fb8', hover: '#2f329b', subtle: '#e9eaff', text: '#3538a6' },
    critical: { solid: '#b3261e', hover: '#93170f', subtle: '#ffebe8', text: '#9c1b13' },
    positive: { subtle: '#e0f5ea', text: '#0b5a3a' },
    caution: { subtle: '#fdf0d0', text: '#6d4a00' },
    info: { subtle: '#e2f2fc', text: '#0b5580' },
    focus: { ring: '#0b7fab' },
    brand: { ember: '#c98a00' },
    tint: {
      clay: '#f3e2dc',
      sand: '#f1e9d2',
      moss: '#dfece3',
      sky: '#d9e9f4',
      slate: '#e2e6ee',
      plum: '#e9e2f2',
    },
  },
  shadow: {
    menu: '0 1px 2px rgb(19 28 43 / 0.08), 0 8px 24px rgb(19 28 43 / 0.14)',
    dialog: '0 2px 4px rgb(19 28 43 / 0.08), 0 16px 48px rgb(19 28 43 / 0.22)',
  },
}
