/**
 * Replaces each text node of the page, now and later, as Chrome does when it translates a page. The
 * words stay the same. It uses nothing outside itself, so that a browser test can run it as a script
 * of the page.
 * @returns a function that stops it
 */
export function translatePage(): () => void {
  const untouched = 'head, script, style, font, [translate=no]'
  const translate = () => {
    const nodes = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (nodes.nextNode()) texts.push(nodes.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(untouched)) continue
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }
  }
  translate()
  const observer = new MutationObserver(translate)
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
