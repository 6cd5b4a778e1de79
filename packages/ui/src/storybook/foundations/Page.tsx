import { Children, type MouseEvent, type ReactNode, useId } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Heading } from '../../components/Heading/Heading'
import { Text } from '../../components/Text/Text'
import { ownElement } from '../../internal/ownElement'
import { openStory } from '../channel'
import * as css from './Page.css'

interface PageProps {
  title: string
  /** The subject of the page, in a sentence or two. */
  lead: ReactNode
  children: ReactNode
}

/**
 * A page of Storybook, always in English: foundations and the front page. Not a part of the
 * product.
 */
export function Page({ title, lead, children }: PageProps) {
  return (
    <I18nProvider locale="en-US">
      <article className={css.page} lang="en" dir="ltr">
        <header className={css.head}>
          <Heading level={1} size="display">
            {title}
          </Heading>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        </header>
        {children}
      </article>
    </I18nProvider>
  )
}

interface SectionProps {
  title: string
  /** An introduction in a sentence or two. */
  note?: ReactNode
  children?: ReactNode
}

/** A part of a page, named by its heading. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      {note && (
        <div className={css.prose}>
          <Text tone="muted">{note}</Text>
        </div>
      )}
      {children}
    </section>
  )
}

interface TableProps {
  /** The content of the table, for screen readers. */
  label: string
  columns: readonly string[]
  /**
   * Equal columns are aligned from table to table; many narrow columns fit their content, and
   * scroll where there is no room.
   * @default 'equal'
   */
  fit?: 'equal' | 'content'
  /** `Row` elements. */
  children: ReactNode
}

/** Tokens or facts in rows. */
export function Table({ label, columns, fit = 'equal', children }: TableProps) {
  const table = (
    <table className={css.table[fit]} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
  return fit === 'equal' ? table : <div className={css.scroll}>{table}</div>
}

/** A name and its cells: one cell per child. */
export function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className={css.row}>
        {name}
      </th>
      {Children.map(children, (child) => (
        <td className={css.value}>{ownElement(child)}</td>
      ))}
    </tr>
  )
}

/** A name as written in code. */
export function Code({ children }: { children: ReactNode }) {
  return <code className={css.code}>{ownElement(children)}</code>
}

interface StoryLinkProps {
  id: string
  children: ReactNode
}

/** Opens another page of this Storybook, its docs or a story, and keeps the toolbar's settings. */
export function StoryLink({ id, children }: StoryLinkProps) {
  const view = id.endsWith('--docs') ? 'docs' : 'story'
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openStory(id)
  }
  return (
    <a className={css.link} href={`./?path=/${view}/${id}`} target="_top" onClick={open}>
      {children}
    </a>
  )
}
