import { parentPort, workerData } from 'node:worker_threads'
import { type DocumentSettings, type Language, languageOf } from '@hearth/api/languages'
import { type Texts, translateBy } from '@hearth/ui/catalogues/installCatalogue'

// Runs in a thread of its own (apps/server/src/http/prerender.ts): a language is that of the
// whole program, and texts take it when their module loads.

const catalogues: Record<Exclude<Language, 'en'>, () => Promise<Texts>> = {
  ar: async () => (await import('@hearth/ui/catalogues/ar')).ar,
  pt: async () => (await import('@hearth/ui/catalogues/pt')).pt,
}

const settings = workerData as DocumentSettings
const language = languageOf(settings.locale ?? 'en') ?? 'en'
if (language !== 'en') globalThis.hearthTranslate = translateBy(await catalogues[language]())
const { renderPages } = await import('./pages')
parentPort?.postMessage(renderPages(settings))
