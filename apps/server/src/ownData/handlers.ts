import { defineHandlers } from '../kernel/operation.ts'
import { exportMemberData } from './exportMember.ts'
import { readOwnData, requestDataKey, requestOwnData } from './request.ts'

export const ownDataHandlers = defineHandlers({
  requestDataKey,
  requestOwnData,
  readOwnData,
  exportMemberData,
})
