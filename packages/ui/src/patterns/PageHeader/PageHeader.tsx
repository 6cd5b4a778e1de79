import { Download } from 'lucide-react'
import { type ReactNode, type Ref, useContext } from 'react'
import { Button } from '../../components/Button/Button'
import { IconButton } from '../../components/IconButton/IconButton'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { useWhenIdle } from '../../hooks/useWhenIdle'
import type { Loadable } from '../../loadable'
import { prepareFormatters } from '../../text/prepareFormatters'
import { media } from '../../theme/media'
import { hasLoadNotes, LoadNotes } from '../LoadNotes/LoadNotes'
import * as css from './PageHeader.css'
import { PageMenu, type PageMenuActions } from './PageMenu'
import { PageTools } from './pageTools'
import { pageToolsText as text } from './pageToolsText'

export type { PageMenuActions } from './PageMenu'
export { type PageToolHandlers, PageTools } from './pageTools'

export interface PageHeaderProps {
  /** The way to the pages above, of a page that no link of the navigation names: a Breadcrumb. */
  breadcrumb?: ReactNode
  /** The way to the records before and after, at the end of the breadcrumb's line. */
  neighbours?: ReactNode
  /** The image of a record before its title: an Avatar. */
  image?: ReactNode
  /** The page's only h1. */
  title: ReactNode
  /**
   * One line about the purpose of the page, or the state of its record. A plain text is a purpose:
   * phones read it out but do not show it.
   */
  subtitle?: ReactNode
  /** The content of the page: notes about its load show before the actions, see LoadNotes. */
  content?: Loadable<unknown>
  /** Buttons at the end of the line, in reading order: a destructive action comes last. */
  actions?: ReactNode
  /** Actions on the record of the page, in a menu after the other buttons. @default no menu */
  menu?: PageMenuActions | undefined
  /** The h1: it takes the focus after a navigation, so that the new page is read out. */
  ref?: Ref<HTMLHeadingElement>
}

/**
 * The header of a page in the shell, one per page: the breadcrumb; the title and, at the end of its
 * line, the export (see PageTools), the actions and the menu of the record; the subtitle. The parts of a page have one gap, `space="6"`. Not
 * for a section: use a plain h2.
 */
export function PageHeader({
  breadcrumb,
  neighbours,
  image,
  title,
  subtitle,
  content,
  actions,
  menu,
  ref,
}: PageHeaderProps) {
  useWhenIdle(content?.status !== 'loading', prepareFormatters)
  const { onExport } = useContext(PageTools)
  const isPhone = useMediaQuery(media.mobile)
  const hasNotes = content !== undefined && hasLoadNotes(content)
  const pageMenu = menu && menu.items.length > 0 ? <PageMenu {...menu} /> : null
  const hasButtons = actions !== undefined || (!isPhone && (onExport || pageMenu))
  return (
    <header className={css.header}>
      {breadcrumb === undefined ? null : (
        <div className={css.path}>
          {breadcrumb}
          {neighbours}
        </div>
      )}
      <div className={css.subject}>
        <div className={css.record}>
          {image}
          <div className={css.words}>
            <h1 ref={ref} tabIndex={-1} className={css.title}>
              {title}
            </h1>
            {subtitle === undefined ? null : (
              <div
                className={css.subtitle}
                data-purpose={typeof subtitle === 'string' || undefined}
              >
                {subtitle}
              </div>
            )}
          </div>
          {/* On a phone the actions have a line of their own, which these two must not make. */}
          {isPhone && (onExport || pageMenu) ? (
            <div className={css.menu}>
              {onExport && (
                <IconButton label={text.export} icon={<Download />} onPress={onExport} />
              )}
              {pageMenu}
            </div>
          ) : null}
        </div>
        {hasNotes || hasButtons ? (
          <div className={css.actions}>
            {content && <LoadNotes of={content} />}
            {!isPhone && onExport && (
              <Button icon={<Download />} onPress={onExport}>
                {text.export}
              </Button>
            )}
            {actions}
            {isPhone ? null : pageMenu}
          </div>
        ) : null}
      </div>
    </header>
  )
}
