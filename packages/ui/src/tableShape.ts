/**
 * `full`: every column. `compact`: some columns stacked under the name. `cards`: no table at all.
 */
export type TableShape = 'full' | 'compact' | 'cards'
