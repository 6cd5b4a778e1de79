import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** A container of its width: a list beside something else is narrower than the page. */
export const root = style(component({ display: 'grid', containerType: 'inline-size' }))

const columns = {
  gridTemplateColumns: 'none',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
} as const

export const list = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: '1fr',
    // The lines between the tiles are the colour behind them.
    gap: vars.border.hairline,
    overflow: 'clip',
    backgroundColor: vars.color.border.subtle,
    border: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
    // In rem: with very large text they take two lines.
    selectors: {
      '&[data-layout=line]': {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4rem), 1fr))',
      },
    },
    // The widths of StatTile.css.
    '@container': {
      '(min-width: 42rem)': { selectors: { '&&[data-layout=line]': columns } },
      '(min-width: 56rem)': { selectors: { '&&': columns } },
    },
  }),
)
