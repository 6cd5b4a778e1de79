// Specification: 2.22

import { ApiError } from '@hearth/api/error'
import type { OperationId } from '@hearth/api/operation'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const failed = (operation: OperationId, status: number) =>
  new ApiError({ kind: 'http', operation, status })

describe('noteMissing', () => {
  beforeEach(() => vi.resetModules())

  it.each([
    ['listReasonTemplates', 404, true],
    ['getDigest', 404, true],
    // The member is gone, and not the call.
    ['getUserImpact', 404, false],
    ['listReasonTemplates', 500, false],
    ['getUser', 404, false],
  ] as const)('takes %s %d for a missing record: %s', async (operation, status, isMissing) => {
    const { isRecordMissing, noteMissing, onMissing } = await import('./missingRecord')
    const listener = vi.fn()
    onMissing(listener)
    // The module was loaded anew, and so was the class of the error.
    const { ApiError: Fresh } = await import('@hearth/api/error')
    noteMissing(new Fresh(failed(operation, status)))
    expect(isRecordMissing()).toBe(isMissing)
    expect(listener).toHaveBeenCalledTimes(isMissing ? 1 : 0)
  })
})
