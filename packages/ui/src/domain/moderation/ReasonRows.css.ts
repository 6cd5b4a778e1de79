import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const list = style(component({ display: 'grid', gap: vars.space[4] }))

export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space[2],
    selectors: {
      '& + &': {
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
        paddingBlockStart: vars.space[4],
      },
    },
    // On a phone, three buttons of touch size would leave room for a dozen letters of the reason.
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

/** Beside the first field, below its label; on a phone below the fields. */
export const buttons = style(
  component({
    display: 'flex',
    paddingBlockStart: `calc(${vars.text.body.line} * 1em)`,
    '@media': { [media.mobile]: { justifyContent: 'end', paddingBlockStart: 0 } },
  }),
)
