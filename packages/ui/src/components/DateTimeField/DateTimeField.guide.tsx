import type { Guide } from '../../workshop/guide'
export const guide: Guide = {
  use: [],
  avoid: [],
  anatomy: [],
  examples: [],
  keyboard: [],
  accessibility: [],
}
