import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media, mediaBeside } from '../../theme/media'
import { whole } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const { space } = vars

/**
 * The line of the decision keeps its place whether there is one or not, so that nothing moves when
 * it arrives. It lies in the gap between the header and the content.
 */
export const summary = style(
  component({
    display: 'grid',
    gap: space[1],
    minBlockSize: space[6],
    marginBlock: `calc(-1 * ${space[2]})`,
    outline: 'none',
    '@media': { [media.mobile]: { marginBlock: `calc(-1 * ${space[1]})` } },
  }),
)

/** Clips combining marks, which can be wider than the line and cannot wrap. */
export const line = style(component({ overflow: 'clip', overflowWrap: 'anywhere' }))

/** The reason in the steward's own words, never cut. */
export const reason = style(component({ fontWeight: vars.font.weight.medium }))

/** A pinned note in one line. Where the timeline is beside the facts, it shows the whole note. */
export const pinned = style(
  component({
    minInlineSize: 0,
    overflow: 'hidden',
    color: vars.color.text.muted,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [mediaBeside]: { display: 'none' } },
  }),
)

globalStyle(pinned, whole)
