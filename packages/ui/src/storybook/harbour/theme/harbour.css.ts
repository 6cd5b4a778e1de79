import { vars } from '../../../theme/vars.css'
import { writeTheme } from '../../../theme/writeTheme'
import { dark } from './dark'
import { light } from './light'

writeTheme(vars, { light, dark }, 'harbour')
