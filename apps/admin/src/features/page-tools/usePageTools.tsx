import type { PageToolHandlers } from '@hearth/ui/patterns/PageHeader'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { lazyPart } from '../../deployment/lazyPart'
import { may } from '../../session/permissions'
import { type ExportedPath, isExported } from '../export/exportedLists'
import { type HelpPage, helpPageOf } from '../help/helpPages'

// Destructured here, to fail here: after a deploy the module is undefined.
const ListExport = lazyPart(() =>
  import('../export/ListExport').then(({ ListExport }) => ListExport),
)
const Help = lazyPart(() => import('../help/Help').then(({ Help }) => Help))

/**
 * What the header of each page offers for the page itself: its list as a file, and its help. Their
 * code loads when a person asks for it.
 * @param path the path of the page in view
 * @param isOn for administrators only
 */
export function usePageTools(
  path: string,
  isOn: boolean,
): { tools: PageToolHandlers; onHelp: (() => void) | undefined; open: ReactNode } {
  const [exported, setExported] = useState<ExportedPath>()
  const [help, setHelp] = useState<HelpPage>()
  const tools = useMemo((): PageToolHandlers => {
    if (!isOn) return {}
    const page = helpPageOf(path)
    return {
      onExport: isExported(path) && may('export') ? () => setExported(path) : undefined,
      onHelp: page && (() => setHelp(page)),
    }
  }, [path, isOn])
  return {
    tools,
    onHelp: tools.onHelp,
    open: (
      <Suspense>
        {exported && <ListExport path={exported} onClose={() => setExported(undefined)} />}
        {help && (
          <Help page={help} hasExport={isExported(path)} onClose={() => setHelp(undefined)} />
        )}
      </Suspense>
    ),
  }
}
