import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { clipped } from '../../theme/clipped'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'
import { iconHolder } from '../Icon/iconHolder.css'

const enter = keyframes({ from: { opacity: 0, translate: '0 -8px' } })

export const region = style(
  component({
    position: 'fixed',
    insetBlockStart: vars.space[4],
    insetInlineEnd: vars.space[4],
    zIndex: vars.layer.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    containerType: 'inline-size',
    inlineSize: `min(${vars.size.toast}, calc(100vw - ${vars.space[8]}))`,
    borderRadius: vars.radius.card,
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': {
        outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: vars.space[1],
      },
    },
  }),
)

export const toast = recipe({
  base: component({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    gap: vars.space[3],
    padding: vars.space[3],
    color: vars.color.text.body,
    backgroundColor: vars.color.surface.raised,
    border: `${vars.border.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.menu,
    outline: 'none',
    animation: `${enter} ${vars.motion.normal} ${vars.motion.easing}`,
    selectors: {
      '&[data-focus-visible]': {
        outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: vars.border.thick,
      },
    },
  }),
})

/** The round ground of the icon: the one place where a toast has colour. */
export const mark = recipe({
  base: [
    iconHolder,
    component({
      display: 'grid',
      placeItems: 'center',
      inlineSize: vars.size.controlSmall,
      blockSize: vars.size.controlSmall,
      borderRadius: vars.radius.full,
    }),
  ],
  variants: {
    tone: {
      success: component({
        color: vars.color.positive.text,
        backgroundColor: vars.color.positive.subtle,
      }),
      error: component({
        color: vars.color.critical.text,
        backgroundColor: vars.color.critical.subtle,
      }),
      info: component({ color: vars.color.info.text, backgroundColor: vars.color.info.subtle }),
    },
  },
})

export const content = style(
  component({
    paddingBlock: vars.space[1],
    overflowWrap: 'anywhere',
    minInlineSize: 0,
    // With very large text the words take the whole width, under the icon and the button.
    '@container': { '(max-width: 14rem)': { gridColumn: '1 / -1', gridRow: 2 } },
  }),
)

export const close = style(component({ gridColumn: 3, gridRow: 1 }))

export const word = style(component({ fontWeight: vars.font.weight.semibold }))

export const message = style(
  component({
    ...clipped,
    color: vars.color.text.muted,
    unicodeBidi: 'plaintext',
    textAlign: 'start',
  }),
)
