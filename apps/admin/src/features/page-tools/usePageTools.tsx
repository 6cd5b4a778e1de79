import type { PageToolHandlers } from '@hearth/ui/patterns/PageHeader'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { loadWhenIdle } from '../../deployment/idleLoads'
import { lazyPart } from '../../deployment/lazyPart'
import { pageTitles } from '../../navigation/pageTitles'
import { routeAt } from '../../routeAt'
import { may } from '../../session/permissions'
import type { ListExportProps } from '../export/ListExport'
import type { HelpProps } from '../help/Help'

const ListExport = lazyPart(async () => (await import('../export/ListExport')).ListExport)
const Help = lazyPart(async () => (await import('../help/Help')).Help)

/**
 * What is offered for the page in view: its list as a file, from the header of the page, and its
 * help, from the user menu, the keys and the command menu. Their code loads when the page is idle.
 * @param path the path of the page in view
 * @param isOn for administrators only
 */
export function usePageTools(
  path: string,
  isOn: boolean,
): {
  tools: PageToolHandlers
  /** Opens the list of members, and saves it. Undefined where the person may not. */
  onExportMembers: (() => void) | undefined
  onHelp: (() => void) | undefined
  open: ReactNode
} {
  const router = useRouter()
  const { help, list, title = '' } = routeAt(router, path).route?.options.staticData ?? {}
  const [exported, setExported] = useState<Pick<ListExportProps, 'name' | 'title'>>()
  const [shownHelp, setShownHelp] = useState<HelpProps['page']>()
  useEffect(() => {
    if (!isOn) return
    loadWhenIdle(Help.preload)
    if (may('export')) loadWhenIdle(ListExport.preload)
  }, [isOn])
  const tools = useMemo((): PageToolHandlers => {
    if (!isOn) return {}
    return {
      onExport: list && may('export') ? () => setExported({ name: list, title }) : undefined,
    }
  }, [list, title, isOn])
  const onHelp = useMemo(() => (isOn && help ? () => setShownHelp(help) : undefined), [help, isOn])
  const onExportMembers = async () => {
    await router.navigate({ to: '/users' })
    setExported({ name: 'users', title: pageTitles.users })
  }
  return {
    tools,
    onExportMembers:
      isOn && may('export') && may('members.read') ? () => void onExportMembers() : undefined,
    onHelp,
    open: (
      <Suspense>
        {exported && <ListExport {...exported} onClose={() => setExported(undefined)} />}
        {shownHelp && (
          <Help
            page={shownHelp}
            hasExport={list !== undefined}
            onClose={() => setShownHelp(undefined)}
          />
        )}
      </Suspense>
    ),
  }
}
