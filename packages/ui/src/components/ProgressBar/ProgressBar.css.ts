import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const sweep = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

export const progress = style(
  component({ display: 'grid', gap: vars.space[1], inlineSize: '100%', minInlineSize: 0 }),
)

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  }),
)

export const label = style(
  component({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere', minInlineSize: 0 }),
)

export const value = style(
  component({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' }),
)

export const track = style(
  component({
    position: 'relative',
    overflow: 'hidden',
    blockSize: vars.space[2],
    border: `${vars.border.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface.sunken,
  }),
)

const solid = (colour: string) => component({ backgroundColor: colour })

export const fill = recipe({
  base: component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: vars.radius.full,
    // In forced colours the token is the system's Highlight, which the browser would replace.
    forcedColorAdjust: 'none',
    transition: `inline-size ${vars.motion.move} ${vars.motion.easing}`,
  }),
  variants: {
    tone: {
      accent: solid(vars.color.accent.solid),
      positive: solid(vars.color.positive.text),
      critical: solid(vars.color.critical.solid),
    },
    isIndeterminate: {
      true: component({
        inlineSize: '40%',
        // The position under reduced motion, where the duration is 0 and nothing moves.
        insetInlineStart: '30%',
        animation: `${sweep} calc(${vars.motion.move} * 7) ease-in-out infinite`,
      }),
    },
  },
  defaultVariants: { tone: 'accent' },
})
