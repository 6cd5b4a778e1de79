/** The theme, for applications: its values, and the style sheet of another brand. */
export { MOBILE_BREAKPOINT, media } from './theme/media.ts'
export { type Theme, theme } from './theme/theme.ts'
export { themeCss } from './theme/themeCss.ts'
export type { Tokens } from './theme/tokens.ts'
