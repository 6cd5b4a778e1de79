import { own } from '../shape.ts'
import type { Backend } from './backend.ts'
import type { DescribedCall } from './contractDocument.ts'

/** The rows of a list's answer. */
export const rowsOf = (body: unknown): unknown[] => {
  const data = own(body, 'data')
  return Array.isArray(data) ? data : []
}

/** The parameters of a list that have no effect, by name. */
export async function ignoredParameters(
  backend: Backend,
  { method, path, query }: DescribedCall,
  all: readonly unknown[],
): Promise<string[]> {
  const rows = async (parameters: string) =>
    rowsOf((await backend.call(method, `${path}?${parameters}`)).body)
  const firstId = async (page: number) => own((await rows(`page=${page}&limit=1`))[0], 'id')
  const ignored: string[] = []
  for (const { name, values, isText } of query) {
    if (name === 'limit') {
      if (all.length > 1 && (await rows('limit=1')).length > 1) ignored.push(name)
    } else if (name === 'page') {
      if (all.length > 1 && (await firstId(1)) === (await firstId(2))) ignored.push(name)
    } else if (name === 'search' && isText) {
      if ((await rows('search=qzxjvwkqzxjvwk')).length > 0) ignored.push(name)
    } else if (await hasOtherRows(name, values)) ignored.push(name)
  }
  return ignored

  /** Whether a filter lets rows of another value through. */
  async function hasOtherRows(name: string, values: readonly unknown[]): Promise<boolean> {
    for (const value of values) {
      const isWrong = (row: unknown) => {
        const given = own(row, name)
        const isValue = String(given) === String(value) || Number(given) === Number(value)
        return given !== undefined && !isValue
      }
      if ((await rows(`${name}=${value}`)).some(isWrong)) return true
    }
    return false
  }
}
