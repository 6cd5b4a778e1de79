import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading'
import { Sheet } from '../../components/Sheet/Sheet'
import { Keys } from '../../internal/keys/Keys'
import { Stack } from '../../layout/Stack/Stack'
import * as css from './HelpPanel.css'
import { helpText as text } from './helpText'

/** A page that has help. */
export type HelpPage = keyof typeof text.pages

export interface HelpPanelProps {
  page: HelpPage
  /** What the page is called: 'Users'. */
  name: string
  /** The keys that work on the page. */
  keys: readonly { keys: readonly string[]; does: string }[]
  /** The page can save its list. @default false */
  hasExport?: boolean
  /** The deployment has the record, so that actions can be undone. @default false */
  hasRecord?: boolean
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void
}

/** What a page is for, its keys, and what can be undone, beside the page. */
export function HelpPanel({
  page,
  name,
  keys,
  hasExport = false,
  hasRecord = false,
  onClose,
}: HelpPanelProps) {
  const { purpose, undo } = text.pages[page]
  return (
    <Sheet isOpen onOpenChange={onClose} title={text.title(name)}>
      <Stack space="6">
        <Part title={text.purpose}>
          <p>{purpose}</p>
          {hasExport && <p>{text.export}</p>}
        </Part>
        <Part title={text.keys}>
          <dl className={css.keys}>
            {keys.map(({ keys: pressed, does }) => (
              <div key={does} className={css.key}>
                <dt>{does}</dt>
                <dd className={css.pressed}>
                  <Keys keys={pressed} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={text.undo}>
          <p>{hasRecord ? undo : text.noRecord}</p>
        </Part>
      </Stack>
    </Sheet>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space="2" element="section">
      <Heading level={3} size="section">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
