import { recipe } from '@vanilla-extract/recipes'
import { hovered } from '../../theme/hovered'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const link = recipe({
  base: component({
    borderRadius: vars.radius.small,
    color: vars.color.accent.text,
    cursor: 'pointer',
    textDecorationThickness: vars.border.hairline,
    textUnderlineOffset: '0.2em',
    transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.easing}`,
  }),
  variants: {
    variant: {
      inline: [
        component({
          textDecorationLine: 'underline',
          textDecorationColor: 'color-mix(in oklab, currentcolor 40%, transparent)',
        }),
        hovered({ textDecorationColor: 'currentcolor' }),
      ],
      standalone: [
        component({
          fontWeight: vars.font.weight.medium,
          textDecorationLine: 'none',
          '@media': {
            [media.coarse]: {
              display: 'inline-flex',
              alignItems: 'center',
              minBlockSize: vars.size.touch,
            },
          },
        }),
        hovered({ textDecorationLine: 'underline' }),
      ],
      subject: [
        component({
          color: 'inherit',
          fontWeight: vars.font.weight.medium,
          textDecorationLine: 'none',
        }),
        hovered({ color: vars.color.accent.text, textDecorationLine: 'underline' }),
      ],
    },
  },
  defaultVariants: { variant: 'inline' },
})
