// What the client needs rarely: one file, which loads when it is needed.
export { readLongAnswer } from './longAnswer'
export { operations } from './operations.record.gen'
export { salvage } from './salvage'
export { misfit } from './shape'
