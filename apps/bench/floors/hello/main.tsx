import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that a React page can be: a field and a button that reacts. */
function Hello() {
  const [isInvalid, setInvalid] = useState(false)
  return (
    <main>
      <h1>Login</h1>
      <input type="email" aria-invalid={isInvalid} />
      <button type="submit" onClick={() => setInvalid(true)}>
        Login
      </button>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Hello />)
