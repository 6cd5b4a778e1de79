/** Out of sight, and still read out: for a text that only a screen reader needs, or has room for. */
export const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  minBlockSize: 0,
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
