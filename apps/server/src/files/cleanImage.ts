import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { imagePixels } from '@hearth/api/limits.gen'
import pLimit from 'p-limit'
import { AppError } from '../kernel/errors.ts'
import { imageExit, nameOf } from './images.ts'

/* Images are decoded by a process of their own, without the environment of the server. A library in
   this process could not be stopped: its own time limit does not count while it reads the head of a
   file, and 5 MB of tiny WebP frames take it minutes. A crash only ends that process too. */

const run = promisify(execFile)

// In the same folder as this file, both in the sources and in the build.
const program = path.join(import.meta.dirname, `rewriteImage${path.extname(import.meta.filename)}`)

/** Milliseconds for one image. Large photos take two seconds, large animations ten. */
const timeLimit = 30_000

/** The largest new image. Most are about as large as the uploaded ones, of at most 5 MB. */
const maxBytes = 20 * 1024 * 1024

/** The new image, or a sentence for the person whose file is refused. */
type CleanedImage = { readonly image: Buffer } | { readonly problem: string }

interface Failure {
  readonly code: number | string | null
  /** The signal that ended the process: after the time limit, or by a crash. */
  readonly signal: NodeJS.Signals | null
}

const isFailure = (error: unknown): error is Failure =>
  error instanceof Error && 'code' in error && 'signal' in error

/** Undefined if the process did not judge the image: it could not start, for example. */
const problemOf = ({ code, signal }: Failure, type: string): string | undefined => {
  if (code === imageExit.unreadable) return `This file isn't a ${nameOf(type)} image`
  if (code === imageExit.tooManyPixels)
    return `The image must have at most ${imagePixels / 1e6} megapixels`
  if (signal || code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') {
    return 'This image is too complex. Please save it in a simpler form.'
  }
  return undefined
}

/**
 * Writes an image anew, without its metadata. Call it within `whenFree`.
 * @param timeout after these milliseconds the process is ended, whatever it does
 */
export const cleanImage = async (
  type: string,
  bytes: Buffer,
  timeout = timeLimit,
): Promise<CleanedImage> => {
  const work = run(process.execPath, [program, type], {
    encoding: 'buffer',
    env: {},
    timeout,
    killSignal: 'SIGKILL',
    maxBuffer: maxBytes,
  })
  // The process may end without reading everything. Its exit code says why.
  work.child.stdin?.on('error', () => undefined).end(bytes)
  try {
    return { image: (await work).stdout }
  } catch (error) {
    const problem = isFailure(error) ? problemOf(error, type) : undefined
    if (problem === undefined) throw error
    return { problem }
  }
}

/** An image takes a processor, and up to half a gigabyte of memory for 40 megapixels. */
const places = pLimit(2)

/** So few that each is answered within a minute, before its connection counts as idle. */
const maxWaiting = 2

/**
 * Runs work on an image when one of the places for it is free.
 * @throws AppError unavailable when others wait already
 */
export const whenFree = <T>(work: () => Promise<T>): Promise<T> => {
  if (places.pendingCount >= maxWaiting) throw new AppError('unavailable', { retryAfter: 5 })
  return places(work)
}
