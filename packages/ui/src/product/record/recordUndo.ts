/** Undoing actions of the record. */
export interface RecordUndo {
  /**
   * Called with the id of an entry that is to be undone, at once and without a question: an undoing
   * can be undone too ("Redo"). The caller says in a toast what became of it. @default the record is
   * only to read
   */
  onUndo?: ((id: string) => void) | undefined
  /** The same for several entries: those of one action on many rows. @default each on its own */
  onUndoMany?: ((ids: readonly string[]) => void) | undefined
  /** Ids of entries that are being undone. @default none */
  busyIds?: ReadonlySet<string> | undefined
  /**
   * Why an undo was refused, in the server's words, by the id of its entry: somebody has changed
   * the same since. @default none was
   */
  refusals?: ReadonlyMap<string, string>
}
