import { defineHandlers } from '../kernel/operation.ts'
import { holdDocuments, releaseDocuments } from './hold.ts'
import { viewDocument } from './view.ts'

export const documentHandlers = defineHandlers({ viewDocument, holdDocuments, releaseDocuments })
