// Specification: 2.15

import { expect, it } from 'vitest'
import { panelText } from './panelDefaults'

it('names a page with separators', () => expect(panelText.goToPage(1_200)).toBe('Go to page 1,200'))
