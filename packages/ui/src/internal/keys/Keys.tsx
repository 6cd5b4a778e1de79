import { key, keys as row } from './Keys.css'

export interface KeysProps {
  /** Keys as printed on them, pressed together, or one of two arrows: `['Ctrl', 'K']`. */
  keys: readonly string[]
}

/** A shortcut as small key caps. */
export function Keys({ keys }: KeysProps) {
  return (
    <span className={row}>
      {keys.map((name) => (
        <kbd key={name} className={key}>
          {name}
        </kbd>
      ))}
    </span>
  )
}
