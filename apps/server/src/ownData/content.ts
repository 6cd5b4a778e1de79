import { type Language, languages } from '@hearth/api/languages'
import { and, gt } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { TextVault } from '../kernel/entryTexts.ts'
import { escapeHtml } from '../kernel/escapeHtml.ts'
import type { Executor } from '../platform/database/database.ts'
import type { Others } from './others.ts'
import { ar } from './pageText/ar.ts'
import { en, type PageText } from './pageText/en.ts'
import { pt } from './pageText/pt.ts'
import { type Row, type Section, sections } from './sections.ts'

const texts: Readonly<Record<Language, PageText>> = { en, ar, pt }

/** What an archive is made of. */
export interface Content {
  readonly db: Executor
  readonly vault: Pick<TextVault, 'open'>
  readonly config: Pick<Config, 'productName' | 'timeZone'>
  readonly userId: string
  readonly language: Language
  readonly madeAt: Date
  readonly others: Others
  /** The names of the files in the archive, and of those that could not be read. */
  readonly files: readonly string[]
  readonly missing: readonly string[]
}

/** Rows of one read: their texts have at most 10,000 characters each. */
const pageSize = 200

/** Reads a section in pages, so that ten thousand posts are never in memory at once. */
const readRows = async function* (
  { db, vault, userId, others }: Content,
  { table, columns, key, where, read, show }: Section,
): AsyncGenerator<Row> {
  let last: unknown
  for (;;) {
    const condition = and(where(userId), last === undefined ? undefined : gt(key, last))
    const rows: readonly Row[] = read
      ? await read({ db, vault }, condition, pageSize)
      : await db
          .select({ ...columns, rowKey: key })
          .from(table)
          .where(condition)
          .orderBy(key)
          .limit(pageSize)
    for (const { rowKey, ...row } of rows) {
      last = rowKey
      yield show ? show(row, others) : row
    }
    if (rows.length < pageSize) return
  }
}

/** `data.json`, for programs. */
export const writeJson = async function* (content: Content): AsyncGenerator<string> {
  const { config, files, missing, madeAt } = content
  const head = { format: 'hearth-own-data', version: 1, product: config.productName, madeAt }
  yield JSON.stringify({ ...head, files, missing }).slice(0, -1)
  for (const section of sections) {
    yield `,\n"${section.name}":[`
    let separator = '\n'
    for await (const row of readRows(content, section)) {
      yield separator + JSON.stringify(row)
      separator = ',\n'
    }
    yield ']'
  }
  yield '}\n'
}

/* Colours of the system, so that the page follows its light or dark mode. */
const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: minmax(6rem, 12rem) 1fr; gap: 0.25rem 1rem; margin: 0; padding: 0.75rem 0; border-top: 1px solid }
dt { font-weight: 600 } dd { margin: 0; white-space: pre-wrap }
@media (max-width: 30rem) { dl { display: block } dd { margin-bottom: 0.5rem } }`

const lookUp = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name

const createPageWriter = ({ language, config: { timeZone } }: Content) => {
  const text = texts[language]
  const times = new Intl.DateTimeFormat(language, {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'long',
  })
  const fieldWords: Readonly<Record<string, string>> = text.fields
  const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    by: text.by,
    action: text.actions,
  }

  const sayValue = (field: string, value: unknown): string => {
    if (value instanceof Date) return times.format(value)
    if (typeof value === 'boolean') return value ? text.yes : text.no
    if (Array.isArray(value)) return value.join(', ')
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value)
        .map(([name, inner]) => `${lookUp(fieldWords, name)}: ${sayValue(name, inner)}`)
        .join('\n')
    }
    return lookUp(valueWords[field] ?? {}, String(value ?? ''))
  }

  return {
    text,
    sayTime: (time: Date): string => times.format(time),
    /** A row without its empty fields. The words of people may have another direction. */
    row: (row: Row): string => {
      const fields = Object.entries(row).flatMap(([field, value]) => {
        const said = value === null ? '' : sayValue(field, value)
        if (said === '') return []
        return `<dt>${escapeHtml(lookUp(fieldWords, field))}</dt><dd dir="auto">${escapeHtml(said)}</dd>`
      })
      return `<dl>${fields.join('')}</dl>\n`
    },
  }
}

/** `index.html`, for a person: in their language, without scripts, and it loads nothing. */
export const writePage = async function* (content: Content): AsyncGenerator<string> {
  const { config, files, language, madeAt, missing } = content
  const { text, row, sayTime } = createPageWriter(content)
  const title = escapeHtml(text.title(config.productName))
  const list = (names: readonly string[], isLink: boolean): string =>
    names
      .map(escapeHtml)
      .map((name) => `<li dir="ltr">${isLink ? `<a href="${name}">${name}</a>` : name}</li>`)
      .join('')
  yield `<!doctype html>
<html lang="${language}" dir="${languages[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1>
<p>${escapeHtml(text.made(sayTime(madeAt)))}</p><p>${escapeHtml(text.about)}</p>
<h2>${escapeHtml(text.files)}</h2>
${files.length > 0 ? `<ul>${list(files, true)}</ul>` : `<p>${escapeHtml(text.nothing)}</p>`}
${missing.length > 0 ? `<p>${escapeHtml(text.missing)}</p><ul>${list(missing, false)}</ul>` : ''}
`
  for (const section of sections) {
    yield `<h2>${escapeHtml(text.sections[section.name])}</h2>\n`
    let isEmpty = true
    for await (const values of readRows(content, section)) {
      yield row(values)
      isEmpty = false
    }
    if (isEmpty) yield `<p>${escapeHtml(text.nothing)}</p>\n`
  }
  yield '</body></html>\n'
}
