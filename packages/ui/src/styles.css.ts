// The theme, the reset and the rules of print: import once, first, in an application's entry and in
// the Storybook preview. Components bring their own rules.
import './theme/vars.css'
import './theme/fallbackFont.css'
import './theme/reset.css'
import './theme/boot.css'
import './theme/print.css'
