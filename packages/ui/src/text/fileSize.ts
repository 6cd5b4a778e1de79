import { perLocale } from './locale'

const units = ['B', 'KB', 'MB', 'GB', 'TB']
const short = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))

/** The size of a file in steps of 1024, like its limits: '1.4 MB'. */
export function fileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  // 1,024 of a unit are written as 1 of the next unit.
  while (size >= 1023.95 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${short().format(size)} ${units[unit]}`
}
