// The theme's font as a side effect. Separate from `global`, so that an application can load it
// after its code: until then, text uses the fallback, which has the same metrics.
import '@fontsource-variable/inter/wght.css'
