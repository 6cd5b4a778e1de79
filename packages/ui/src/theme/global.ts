// The theme as a side effect: import once, first, in an application's entry and in the Storybook preview.
import '@fontsource-variable/inter/wght.css'
import './vars.css'
import './fonts.css'
import './reset.css'
import './boot.css'
import './print.css'
