// Runs before the first paint and before everything else.
;(() => {
  // The files of this page load beside those of every page. In development none are listed.
  const pages = JSON.parse(document.getElementById('pages').textContent)
  const pageAt = (address) => pages.find(({ path }) => new RegExp(path).test(address))
  const isSignedIn = /(^|; )user=/.test(document.cookie)
  const opened = pageAt(location.pathname)
  const page = opened?.isGuarded && !isSignedIn ? pageAt('/login') : opened
  for (const file of page?.files ?? []) {
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }

  // A chosen theme must never flash, and no list may jump. Without a choice the system decides.
  try {
    const theme = localStorage.getItem('hearth-theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    const density = localStorage.getItem('hearth-density')
    if (density === 'compact') document.documentElement.dataset.density = density
  } catch {
    // Storage is blocked: the system decides.
  }

  // The bars of a phone follow a chosen theme as the page does, and otherwise the system.
  const bars = [...document.querySelectorAll('meta[name="theme-color"]')]
  const media = bars.map((meta) => meta.media)
  const colourBars = () => {
    const { theme } = document.documentElement.dataset
    for (const [index, meta] of bars.entries()) {
      meta.media = theme ? (media[index].includes(theme) ? 'all' : 'not all') : media[index]
    }
  }
  colourBars()
  new MutationObserver(colourBars).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  })

  // The content policy lets no string become HTML or a script (docs/security.md). React Aria empties
  // its announcer by `innerHTML = ''` when arrow keys change a date: only the empty string may pass.
  // The only worker is the parser of PDF files.
  const pdfWorker = /^\/assets\/pdf\.worker[\w.-]*\.js$/
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' ? '' : null),
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href)
      return origin === location.origin && pdfWorker.test(pathname) ? address : null
    },
  })

  // A script that fails to load cannot report it: the page does, and offers a way on.
  addEventListener(
    'error',
    ({ target }) => {
      const boot = document.getElementById('boot')
      if (!(target instanceof HTMLScriptElement) || !boot) return
      boot.dataset.failed = ''
      boot.querySelector('button').onclick = () => location.reload()
    },
    true,
  )

  // Every page has an h1. No rule of style may wait for it: with `:has(h1)` each element that comes
  // or goes, in every page after this one, makes the browser compute all styles again.
  new MutationObserver((_, watch) => {
    if (!document.querySelector('#root h1')) return
    document.getElementById('boot')?.remove()
    watch.disconnect()
  }).observe(document, { childList: true, subtree: true })
})()
