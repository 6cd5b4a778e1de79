import { writeTheme } from '../../../theme/writeTheme'
import { dark } from './dark'
import { light } from './light'

writeTheme({ light, dark }, 'harbour')
