import { ChevronLeft, ChevronRight, RotateCcw, RotateCw, Scan, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactElement } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { IconButton } from '../../components/IconButton/IconButton'
import { mirrored } from '../../internal/mirrored.css'
import { percent } from '../../text/numbers'
import * as css from './GuardedDocument.css'
import { guardedDocumentText as text } from './guardedDocumentText'
import type { ViewActions } from './useView'

interface DocumentToolsProps {
  /** What it is: 'Passport'. */
  name: string
  zoom: number
  page: number
  pageCount: number
  actions: ViewActions
  /** Nothing is in view: no button does anything. */
  isHidden: boolean
}

/** Zoom, turns and pages. The buttons name their keys. */
export function DocumentTools({
  name,
  zoom,
  page,
  pageCount,
  actions,
  isHidden,
}: DocumentToolsProps) {
  const tool = (
    label: string,
    key: string,
    icon: ReactElement,
    act: (() => void) | undefined,
    reason?: string,
  ) => (
    <IconButton
      size="small"
      label={label}
      tooltip={`${label} (${key})`}
      icon={icon}
      disabledReason={isHidden ? text.hidden : act ? undefined : reason}
      {...(act && { onPress: act })}
    />
  )
  return (
    <Toolbar aria-label={text.tools(name)} className={css.tools}>
      {tool(text.zoomOut, '-', <ZoomOut />, actions.zoomOut, text.isSmallest)}
      <span className={css.value}>{percent(zoom / 100)}</span>
      {tool(text.zoomIn, '+', <ZoomIn />, actions.zoomIn, text.isLargest)}
      {tool(text.fit, '0', <Scan />, actions.fit)}
      {tool(text.turnLeft, '[', <RotateCcw />, actions.turnLeft)}
      {tool(text.turnRight, ']', <RotateCw />, actions.turnRight)}
      {pageCount > 1 && (
        <>
          {tool(
            text.previousPage,
            'Page Up',
            <ChevronLeft className={mirrored} />,
            actions.previousPage,
            text.isFirstPage,
          )}
          <span className={css.value}>{text.page(page, pageCount)}</span>
          {tool(
            text.nextPage,
            'Page Down',
            <ChevronRight className={mirrored} />,
            actions.nextPage,
            text.isLastPage,
          )}
        </>
      )}
    </Toolbar>
  )
}
