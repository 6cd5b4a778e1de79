import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const rise = keyframes({ from: { translate: '0 100%', opacity: 0 } })

/**
 * The bar takes space below the list, so that it never covers the last row. On a phone it is a bar
 * at the thumb, as wide as the window: the count and the button to clear above equal buttons.
 */
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
      [media.mobile]: {
        insetBlockEnd: 0,
        inlineSize: 'auto',
        maxInlineSize: 'none',
        marginInline: `calc(-1 * ${vars.space[4]})`,
        // At the end of the page too it is at the edge of the window.
        marginBlockEnd: `calc(-1 * ${vars.space[12]})`,
        padding: `0 ${vars.space[4]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
        borderWidth: `${vars.border.hairline} 0 0`,
        borderRadius: 0,
      },
    },
  }),
)

globalStyle(
  `${bar} > button`,
  component({ '@media': { [media.mobile]: { flex: '1 1 7rem', minBlockSize: vars.size.touch } } }),
)

// Beside the count, above the buttons.
globalStyle(
  `${bar} > :last-child`,
  component({ '@media': { [media.mobile]: { order: -1, flex: 'none' } } }),
)

export const count = style(
  component({
    marginInlineEnd: vars.space[2],
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.mobile]: { order: -1, flex: '1 0 calc(100% - 4rem)', marginInlineEnd: 0 } },
  }),
)

globalStyle(bar, screenOnly)
