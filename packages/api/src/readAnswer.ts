import { fits, type Shape } from './shape'

interface ReadAnswer {
  /** The parsed answer; undefined for text that is not JSON. No shape accepts undefined. */
  readonly answer: unknown
  /** Whether it has the required shape. */
  readonly isRight: boolean
}

/** Parses an answer and checks its shape. */
export function readAnswer(text: string, shape: Shape): ReadAnswer {
  const answer = parse(text)
  return { answer, isRight: fits(answer, shape) }
}

/** Parsed JSON; undefined for text that is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
