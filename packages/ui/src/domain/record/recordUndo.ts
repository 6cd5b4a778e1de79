/** Undoing actions of the record. */
export interface RecordUndo {
  /**
   * Undoes the entry with this id, without asking: an undo can itself be undone ("Redo"). The
   * caller shows the outcome in a toast. @default entries cannot be undone
   */
  onUndo?: ((id: string) => void) | undefined
  /** The same for several entries: those of one action on many rows. @default each on its own */
  onUndoMany?: ((ids: readonly string[]) => void) | undefined
  /** Ids of entries that are being undone. @default none */
  busyIds?: ReadonlySet<string> | undefined
  /**
   * Messages of refused undos by the id of the entry: the record was changed since. @default none
   */
  refusals?: ReadonlyMap<string, string>
}
