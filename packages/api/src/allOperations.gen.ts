// Generated from openapi/ by `pnpm generate`. Do not edit.
import { operations as core } from './operations.gen.ts'
import { operations as desk } from './operations.desk.gen.ts'
import { operations as record } from './operations.record.gen.ts'
import { operations as team } from './operations.team.gen.ts'

/** Every call. The panel loads it nowhere: each feature loads its own. */
export const allOperations = { ...core, ...desk, ...record, ...team }
