import { expect, it } from 'vitest'
import { fileSize } from './fileSize'

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1.44 * 1024 * 1024, '1.4 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [3 * 1024 ** 4, '3 TB'],
])('says %i bytes as %s', (bytes, said) => expect(fileSize(bytes)).toBe(said))
