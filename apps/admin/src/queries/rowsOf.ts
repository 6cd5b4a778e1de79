import { missingFrom } from '@hearth/api/operation'

/** How many rows an answer has, with those that cannot be shown. */
export const rowsOf = (answer: { data: readonly unknown[] }): number =>
  answer.data.length + missingFrom(answer)
