import { expect, it } from 'vitest'
import { fold } from './fold'

it.each([
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['İSTANBUL', 'istanbul'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['José\u200B', 'jose'],
  ['日本', '日本'],
  ['أحمد إيمان آية', 'احمد ايمان ايه'],
  ['مُحَـــمَّد', 'محمد'],
  ['علی کریمی', 'علي كريمي'],
  ['ﻓﺎﻃﻤﺔ', 'فاطمه'],
  ['שָׁלוֹם', 'שלום'],
  ['ｚｏｅ　٣۳３', 'zoe 333'],
  ['Łukasz Sørensen Yıldız Groß', 'lukasz sorensen yildiz gross'],
  ['O’Neill–Smith', "o'neill-smith"],
  ['\u1112\u1161\u11AB', '한'],
])('compares %s as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
