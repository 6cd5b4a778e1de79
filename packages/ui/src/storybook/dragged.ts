// A DataTransfer that a page creates does not return its files as entries: this replaces one.
const carrying = (files: readonly File[]) => ({
  types: ['Files'],
  effectAllowed: 'copy',
  dropEffect: 'none',
  items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
  getData: () => '',
})

/** One step of dragging files over an element, for play functions. */
export function dragFiles(
  step: 'dragenter' | 'dragleave' | 'drop',
  element: Element,
  ...files: readonly File[]
) {
  const event = new MouseEvent(step, { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: carrying(files) })
  element.dispatchEvent(event)
}

/** Pastes files into the focused element. */
export function pasteFiles(...files: readonly File[]) {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'clipboardData', { value: carrying(files) })
  ;(document.activeElement ?? document).dispatchEvent(event)
}
