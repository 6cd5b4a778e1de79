import { parentPort, workerData } from 'node:worker_threads'
import type { DocumentSettings } from '@hearth/api/languages'
import { render } from './render'

// Runs in a thread of its own (apps/server/src/http/prerender.ts): a language is that of the
// whole program.
parentPort?.postMessage(await render(workerData as DocumentSettings))
