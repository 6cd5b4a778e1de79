/** How long a browser may take to start saving, in milliseconds. */
const SAVING = 60_000

/** Saves what the page holds as a file, under a name with its ending. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING)
}
