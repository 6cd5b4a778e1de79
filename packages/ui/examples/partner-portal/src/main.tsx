// The language comes first: a module takes its texts when it loads.
import './language'
import '@hearth/ui/styles.css'
import '@hearth/ui/fonts'
import { createRoot } from 'react-dom/client'
import { App } from './App'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(<App />)
