export { type HelpPage, HelpPanel } from './HelpPanel'
