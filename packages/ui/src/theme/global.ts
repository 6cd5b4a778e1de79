// The theme as a side effect: import once, first, in an application's entry and in the Storybook preview.
import './vars.css'
import './fallbackFont.css'
import './reset.css'
import './boot.css'
import './print.css'
