/** An export that moved between two releases. */
export interface Rename {
  /** The file and the name of the export. */
  from: readonly [entry: string, name: string]
  to: readonly [entry: string, name: string]
}

/** The moved exports by release, the oldest release first. */
export const renames: Readonly<Record<string, readonly Rename[]>> = {
  '0.1.0': [
    {
      from: ['@hearth/ui/product/draftDialog', 'useDraftDialog'],
      to: ['@hearth/ui/patterns/DraftDialog/useDraftDialog', 'useDraftDialog'],
    },
    ...['UnsentReasonsProvider', 'keepReason', 'useUnsentReasons'].map(
      (name): Rename => ({
        from: ['@hearth/ui/provider/unsentReasons', name],
        to: ['@hearth/ui/patterns/Confirm/useConfirm', name],
      }),
    ),
  ],
}
