// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system decides.
;(() => {
  try {
    const theme = localStorage.getItem('hearth-theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  } catch {
    // Storage is blocked: the system decides.
  }
})()
