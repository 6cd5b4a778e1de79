// The package's own declaration of these modules exports a type where there is a value.

declare module 'react-aria-components/i18n/ar-AE' {
  const texts: Readonly<Record<string, object>>
  export = texts
}

declare module 'react-aria-components/i18n/pt-BR' {
  const texts: Readonly<Record<string, object>>
  export = texts
}
