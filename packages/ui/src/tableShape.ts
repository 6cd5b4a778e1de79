/**
 * `full`: every column. `compact`: some columns stacked under the name. `narrow`: all that can be
 * stacked are. `cards`: no table at all.
 */
export type TableShape = 'full' | 'compact' | 'narrow' | 'cards'
