const active = /\(forced-colors:\s*active\)/g
const none = /\(forced-colors:\s*none\)/g

function* mediaRules(rules: Iterable<CSSRule>): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules)
  }
}

/**
 * Makes the rules for forced colours apply without the system's setting, which a page cannot
 * change: also those that arrive later. The colours are then the browser's own system colours.
 * Returns a function that gives the rules their conditions back.
 */
export function forceColors(): () => void {
  const conditions = new Map<MediaList, string>()
  const force = () => {
    for (const { cssRules } of document.styleSheets) {
      for (const { media } of mediaRules(cssRules)) {
        const text = media.mediaText
        const forced = text.replace(active, '(width >= 0px)').replace(none, '(width < 0px)')
        if (forced === text) continue
        conditions.set(media, text)
        media.mediaText = forced
      }
    }
  }
  force()
  const arrivals = new MutationObserver(force)
  arrivals.observe(document.head, { childList: true })
  return () => {
    arrivals.disconnect()
    for (const [media, text] of conditions) media.mediaText = text
  }
}
