// Stands in documents that came with their page in them (docs/architecture.md). Until the panel's
// code replaces the page, it keeps what a person types and presses, and hands it over then.
;(() => {
  let pressed = []
  let focused
  const listeners = {
    submit: (event) => {
      event.preventDefault()
      // However often a person presses it, the form is sent once, at the end.
      pressed = pressed.filter(([, action]) => action !== 'submit')
      const button = event.target.querySelector('[type="submit"]')
      pressed.push([button, 'submit'])
      button.ariaBusy = 'true'
      document.getElementById('boot').dataset.pressed = ''
    },
    click: ({ target }) => {
      const button = target.closest('button')
      if (button?.type === 'button') pressed.push([button, 'click'])
    },
    focusin: ({ target }) => {
      focused = target
    },
    focusout: ({ target }) => {
      // Not when it goes with the page.
      queueMicrotask(() => {
        if (focused === target && target.isConnected) focused = undefined
      })
    },
  }
  for (const type in listeners) addEventListener(type, listeners[type], true)

  const controlsOf = (page) => [...page.querySelectorAll('input, button, a')]
  const nameOf = ({ tagName, name, ariaLabel, textContent }) =>
    [tagName, name, ariaLabel, textContent].join()
  const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

  const handOver = (before, after) => {
    const twins = new Map(controlsOf(after).map((control) => [nameOf(control), control]))
    const twinOf = (control) => twins.get(nameOf(control))
    for (const field of before.querySelectorAll('input')) {
      const twin = twinOf(field)
      if (!twin || field.value === field.defaultValue) continue
      setValue.call(twin, field.value)
      twin.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (focused) twinOf(focused)?.focus()
    // Once the panel has rendered the values.
    setTimeout(() => {
      for (const [button, action] of pressed) {
        const twin = twinOf(button)
        if (action === 'submit') twin?.form?.requestSubmit()
        else twin?.click()
      }
    })
  }

  // Its first change since it was parsed.
  const isReplaced = ({ target, removedNodes }) => target.id === 'root' && removedNodes.length > 0
  new MutationObserver((changes, watch) => {
    const change = changes.find(isReplaced)
    if (!change) return
    watch.disconnect()
    for (const type in listeners) removeEventListener(type, listeners[type], true)
    change.target.removeAttribute('data-prerendered')
    document.getElementById('boot').remove()
    handOver(change.removedNodes[0], change.target)
  }).observe(document, { childList: true, subtree: true })
})()
