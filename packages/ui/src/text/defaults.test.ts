import { expect, it } from 'vitest'
import { text } from './defaults'

it('counts new rows with separators', () => expect(text.showNew(1_200)).toBe('Show 1,200 new'))
