export { errorText } from './errorText'
