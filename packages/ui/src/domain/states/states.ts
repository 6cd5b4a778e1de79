export { StateBadge } from './StateBadge'
export { type StateTone, stateTones } from './stateTones'
