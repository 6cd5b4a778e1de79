// The theme's font as a side effect. Apart from `global`, so that an application can load it after its
// code: until it is there, text stands in the fallback, which has its metrics.
import '@fontsource-variable/inter/wght.css'
