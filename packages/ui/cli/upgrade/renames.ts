/** A name that moved between two releases. */
export interface Rename {
  /** The file that exported it, and its name. */
  from: readonly [entry: string, name: string]
  to: readonly [entry: string, name: string]
}

/** The names that moved, by the release in which they did, the oldest first. */
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
