import { localize } from '../text/localize'

/** Texts of files that are refused; those of specification 5 are verbatim. */
export const fileText = localize('file', {
  empty: 'This file is empty',
  wrongType: (types: string) => `File type not supported. Accepted types: ${types}`,
  tooLarge: (megabytes: number) => `File size must be less than ${megabytes}MB`,
})
