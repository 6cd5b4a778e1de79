// pdf.js in a worker, with its warnings reported to the page. pdf.js has no event for something that it
// leaves out of a page. With the option `verbosity` it writes a warning to the console of its worker, and
// no other thread can read that console, so this thread sends each warning along. The page's side of
// pdf.js ignores messages that have no target.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import type { WorkerWarning } from './pdfWarnings'

Object.assign(console, {
  warn: (message: unknown) => postMessage({ warning: `${message}` } satisfies WorkerWarning),
})
