import { globalStyle, style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { unseen } from '../../theme/unseen'
import { vars } from '../../theme/vars.css'

export const header = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    minInlineSize: 0,
    // The steps of a breadcrumb are as high as a finger.
    '@media': { [media.coarse]: { gap: 0 } },
  }),
)

/** As high as small buttons, which may come later. */
export const path = style(
  component({
    display: 'grid',
    gridAutoFlow: 'column',
    // A long name in the breadcrumb is cut before the neighbours move.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoColumns: 'auto',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.controlSmall,
  }),
)

export const subject = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: `${vars.space[3]} ${vars.space[6]}`,
    '@media': {
      [media.mobile]: { alignItems: 'center', gap: `${vars.space[2]} ${vars.space[3]}` },
    },
  }),
)

export const record = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    flex: '1 1 auto',
  }),
)

export const words = style(
  component({
    flex: 1,
    minInlineSize: 0,
    '@media': {
      // One line, if both fit into it.
      [media.mobile]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: vars.space[3],
      },
    },
  }),
)

// Title and actions are one line: each is as high as a button, and has its content in the middle.
export const title = style(
  component({
    ...clipped,
    alignContent: 'center',
    minBlockSize: vars.size.control,
    '@media': { [media.mobile]: { minBlockSize: vars.space[8] } },
    fontSize: vars.text.heading.size,
    lineHeight: vars.text.heading.line,
    letterSpacing: vars.text.heading.tracking,
    overflowWrap: 'anywhere',
  }),
)

export const subtitle = style(
  component({
    overflowWrap: 'anywhere',
    color: vars.color.text.muted,
    '@media': {
      [media.mobile]: {
        selectors: {
          // A phone's room belongs to the first rows: the purpose of the page is only read out.
          '&[data-purpose]': unseen,
        },
      },
    },
  }),
)

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minBlockSize: vars.size.control,
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
    gap: vars.space[2],
    selectors: { '&:empty': { display: 'none' } },
  }),
)

/** On a phone, on the line of the title. Its buttons are higher, and must not push the rows down. */
export const menu = style(
  component({
    flex: 'none',
    alignSelf: 'start',
    display: 'flex',
    alignItems: 'center',
    blockSize: vars.space[8],
  }),
)

globalStyle(path, screenOnly)
globalStyle(menu, screenOnly)
