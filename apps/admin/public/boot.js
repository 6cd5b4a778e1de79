// Runs before the first paint and before everything else.
;(() => {
  // A chosen theme must never flash, and no list may jump. Without a choice the system decides.
  try {
    const theme = localStorage.getItem('hearth-theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    const density = localStorage.getItem('hearth-density')
    if (density === 'compact') document.documentElement.dataset.density = density
  } catch {
    // Storage is blocked: the system decides.
  }

  // The content policy lets no string become HTML (docs/security.md). React Aria empties its
  // announcer by `innerHTML = ''` when arrow keys change a date: only the empty string may pass.
  window.trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) })

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
})()
