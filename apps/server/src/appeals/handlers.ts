import { defineHandlers } from '../kernel/operation.ts'
import { getAppeal } from './case.ts'
import { decideAppeal } from './decide.ts'
import { listAppeals } from './list.ts'
import { readAppeal, sendAppeal } from './send.ts'
import { sendAppealLinks } from './sendLinks.ts'

/** Appeals against decisions, part of the feature `redress`. */
export const appealHandlers = defineHandlers({
  readAppeal,
  sendAppeal,
  sendAppealLinks,
  listAppeals,
  getAppeal,
  decideAppeal,
})
