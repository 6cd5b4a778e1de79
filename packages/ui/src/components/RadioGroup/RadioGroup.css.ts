import { style } from '@vanilla-extract/css'
import { mark } from '../../internal/field/choice.css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const ring = style([
  mark,
  component({
    borderRadius: vars.radius.full,
    selectors: {
      '[data-selected] > &::after': {
        content: '',
        inlineSize: '0.5rem',
        blockSize: '0.5rem',
        borderRadius: vars.radius.full,
        backgroundColor: 'currentcolor',
      },
    },
  }),
])
