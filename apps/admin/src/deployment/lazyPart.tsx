import { ReloadDialog } from '@hearth/ui/shell/ReloadDialog'
import { type ComponentType, type FunctionComponent, lazy } from 'react'
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

/** A part that the person opened can be closed. Any other is optional: without it nothing shows. */
const Missing = (props: Partial<MissingPartProps>) =>
  props.onClose ? <MissingPart onClose={props.onClose} /> : null

/**
 * A part of a page whose code loads when it is first shown, or by `preload` at the first sign that
 * it is needed. After a deploy that code may be gone: then the part fails, and not the page.
 * @param load imports the component: `async () => (await import('./Case')).Case`. It fails for a
 * module that is undefined, as it is after a deploy.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(async () => ({
    default: await load().catch((): FunctionComponent<Props> => Missing),
  }))
  /** Loads the code. A failure shows only when the part does. */
  const preload = () =>
    load().then(
      () => {},
      () => {},
    )
  return Object.assign(Part, { preload })
}
