import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const rise = keyframes({ from: { translate: '0 100%', opacity: 0 } })

/** The bar takes space below the list, so that it never covers the last row. */
export const bar = style(
  component({
    position: 'sticky',
    insetBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
    zIndex: vars.layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    marginInline: 'auto',
    padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
    border: `${vars.border.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface.overlay,
    boxShadow: vars.shadow.menu,
    animation: `${rise} ${vars.motion.move} ${vars.motion.easing}`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      // Room for the button that clears the selection: it never has a line of its own.
      [media.mobile]: { paddingInlineEnd: `calc(${vars.size.touch} + ${vars.space[2]})` },
    },
  }),
)

globalStyle(
  `${bar} > :last-child`,
  component({
    '@media': {
      [media.mobile]: {
        position: 'absolute',
        insetBlockStart: vars.space[1],
        insetInlineEnd: vars.space[1],
      },
    },
  }),
)

export const count = style(
  component({
    marginInlineEnd: vars.space[2],
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
)

globalStyle(bar, screenOnly)
