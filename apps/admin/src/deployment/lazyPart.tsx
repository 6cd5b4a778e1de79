import { ReloadDialog } from '@hearth/ui/shell/ReloadDialog'
import { type ComponentType, lazy } from 'react'
import { errorTexts } from '../errors/errorTexts'

export interface MissingPartProps {
  /** Called when the person continues without the part. */
  onClose: () => void
}

/**
 * Stands for a part whose code is missing: it offers a reload, and the page below loses nothing.
 */
export function MissingPart({ onClose }: MissingPartProps) {
  return (
    <ReloadDialog
      title={errorTexts.outdated}
      description={errorTexts.outdatedDetail}
      confirmLabel={errorTexts.reload}
      onConfirm={() => location.reload()}
      onCancel={onClose}
    />
  )
}

/**
 * A part of a page whose code loads when a person asks for it. After a deploy that code may be
 * gone: then the part fails, and not the page.
 */
export const lazyPart = <Props extends MissingPartProps>(
  load: () => Promise<ComponentType<Props>>,
) =>
  lazy<ComponentType<Props>>(async () => ({
    default: await load().catch((): ComponentType<Props> => MissingPart),
  }))
