// Specification: 2.15

import { expect, it } from 'vitest'
import { usersText as text } from './usersText'

it('names a page with separators', () => expect(text.goToPage(1_200)).toBe('Go to page 1,200'))
