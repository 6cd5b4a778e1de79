import { globalFontFace } from '@vanilla-extract/css'

// Arial stretched to Inter's metrics, so that nothing shifts when the real font arrives.
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  sizeAdjust: '107.12%',
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
})
