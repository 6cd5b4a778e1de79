import { describe, expect, it } from 'vitest'
import { grep, list } from './files'

const files = list('*.ts', '*.tsx', '*.md', '*.yaml', '*.yml', '*.jsonc').filter(
  (file) =>
    !/\.gen\.|pnpm-lock|^checks\/vocabulary/.test(file) &&
    // The demo members' texts are free.
    !file.startsWith('apps/server/src/demo/'),
)

/** Words that are not common in the field, and their replacements: docs/glossary.md. */
const replaced: readonly [word: RegExp, instead: string][] = [
  [/\b[Dd]eeds?\b|[a-z]Deeds?(?![a-z])|\bDeed/, 'action, or mutation for the write'],
  [/\b[A-Z]\w*Look\b/, '*BaseProps'],
  [/\b(the )?workshop\b/i, 'Storybook'],
  [/Letter(Job|To)\b|\b(readLetters|letterTo|deliverLetter)\b/, 'email'],
  [/picture/i, 'image, or screenshot'],
  [/\buntouchable\b/i, 'protected'],
  [/\bhopeless\b/i, 'permanent error'],
  [/\blanes\b/, 'concurrency'],
  [/\b(atTheEnd|inARow|untilGone|useOnce|inForm|sayFailure|saySuccess)\b/, 'a verb of the field'],
  [/\b(impatient|stopTheClock|secondLook)\b|\bpretend/i, 'what the helper does'],
  [/\b(isBusy|busyLabel)\b/, 'isPending, pendingLabel'],
  [/<\w+[^>]*\shint=|^\s+hint\??:/, 'description'],
  [/\b(thief|tidy|lamplight)\b/i, 'attacker, clean up, dark'],
  [/\b(placeSearch|PlaceSearch|onPlaceChange|PLACE_DEFAULTS)\b/, 'pageFields, PageRequest'],
]

describe('words of docs/glossary.md', () => {
  const names = list()
  it.each(replaced)('%s: %s', (word) => {
    expect(grep(files, word)).toEqual([])
    expect(names.filter((name) => word.test(name))).toEqual([])
  })
})
