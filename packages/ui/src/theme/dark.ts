import { foundation } from './foundation.ts'
import type { Tokens } from './tokens'

/** Warm blacks, and a green that is light enough to read on them. */
export const dark: Tokens = {
  ...foundation,
  color: {
    surface: {
      canvas: '#13110f',
      raised: '#1e1b18',
      sunken: '#0d0c09',
      head: '#262320',
      overlay: '#2a2722',
      hover: '#34302b',
      inverse: '#f0eeea',
      scrim: 'rgb(0 0 0 / 0.6)',
      paper: '#ffffff',
    },
    border: { subtle: '#3a3731', default: '#4a463f', strong: '#8a857d' },
    text: {
      body: '#f0eeea',
      muted: '#b8b5ae',
      faint: '#a5a199',
      onAccent: '#001c12',
      onCritical: '#250303',
      onInverse: '#13110f',
    },
    accent: { solid: '#4fc39c', hover: '#60d3ac', subtle: '#113227', text: '#64d6af' },
    critical: { solid: '#f3625d', hover: '#ff7b75', subtle: '#451e1c', text: '#ffa098' },
    positive: { subtle: '#17321e', text: '#83dc97' },
    caution: { subtle: '#3b2b0d', text: '#f2c86c' },
    info: { subtle: '#1a2c44', text: '#92c1fd' },
    focus: { ring: '#65a7fa' },
    brand: { ember: '#f97c3d' },
    tint: {
      clay: '#42291d',
      sand: '#3b3019',
      moss: '#2b3620',
      sky: '#1d333c',
      slate: '#30333a',
      plum: '#3e2a38',
    },
  },
  shadow: {
    menu: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.5)',
    dialog: '0 2px 4px rgb(0 0 0 / 0.4), 0 16px 48px rgb(0 0 0 / 0.6)',
  },
}
