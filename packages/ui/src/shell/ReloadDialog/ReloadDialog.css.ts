import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const { color, space } = vars

/** Looks like a Dialog. */
export const dialog = style(
  component({
    inlineSize: `min(${vars.size.dialog}, calc(100% - 2 * ${space[4]}))`,
    maxBlockSize: `calc(100% - 2 * ${space[4]})`,
    margin: 'auto',
    padding: 0,
    overflowY: 'auto',
    color: color.text.body,
    backgroundColor: color.surface.overlay,
    border: `${vars.border.hairline} solid ${color.border.default}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.dialog,
    '::backdrop': { backgroundColor: color.surface.scrim },
    '@media': {
      [media.mobile]: {
        inlineSize: '100%',
        maxInlineSize: 'none',
        marginBlockEnd: 0,
        borderInline: 0,
        borderBlockEnd: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
    },
  }),
)

export const description = style(component({ color: color.text.muted }))
