import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'
import { mark } from './choice.css'

const { color } = vars

/** The drawn box of a checkbox. */
export const box = style([
  mark,
  component({
    borderRadius: vars.radius.small,
    selectors: {
      '[data-indeterminate]:not([data-disabled]) > &': {
        borderColor: color.accent.solid,
        color: color.text.onAccent,
        backgroundColor: color.accent.solid,
      },
      '[data-readonly]:not([data-disabled]) > &': {
        borderColor: color.border.strong,
        color: color.text.muted,
        backgroundColor: color.surface.sunken,
      },
    },
  }),
])

globalStyle(
  `${box} > svg`,
  component({ inlineSize: '0.875rem', blockSize: '0.875rem', strokeWidth: 3 }),
)
