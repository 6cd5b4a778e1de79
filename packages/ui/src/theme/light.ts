import { foundation } from './foundation.ts'
import type { Tokens } from './tokens'

/** Warm paper and one saturated green. */
export const light: Tokens = {
  ...foundation,
  color: {
    surface: {
      canvas: '#fbfaf7',
      raised: '#ffffff',
      sunken: '#f5f3ef',
      head: '#f5f3ef',
      overlay: '#ffffff',
      hover: '#f1eee9',
      inverse: '#1f1d17',
      scrim: 'rgb(31 29 23 / 0.4)',
      paper: '#ffffff',
    },
    border: { subtle: '#e5e3dd', default: '#d4d1ca', strong: '#89867e' },
    text: {
      body: '#1f1d17',
      muted: '#59554d',
      faint: '#6f6b63',
      onAccent: '#ffffff',
      onCritical: '#ffffff',
      onInverse: '#fbfaf7',
    },
    accent: { solid: '#0c6149', hover: '#00523d', subtle: '#e1f6ed', text: '#00553f' },
    critical: { solid: '#b7191c', hover: '#9a0f14', subtle: '#ffedeb', text: '#9c0b12' },
    positive: { subtle: '#e3f6e6', text: '#0b5d2a' },
    caution: { subtle: '#fef0d4', text: '#734c00' },
    info: { subtle: '#e9f3ff', text: '#17559b' },
    focus: { ring: '#2b7ad6' },
    brand: { ember: '#e86518' },
    tint: {
      clay: '#f4e1d5',
      sand: '#f3e9cb',
      moss: '#e2ebd6',
      sky: '#dbe9ef',
      slate: '#e4e5ea',
      plum: '#efe0ea',
    },
  },
  shadow: {
    menu: '0 1px 2px rgb(31 29 23 / 0.06), 0 8px 24px rgb(31 29 23 / 0.12)',
    dialog: '0 2px 4px rgb(31 29 23 / 0.06), 0 16px 48px rgb(31 29 23 / 0.2)',
  },
}
