import { bone, lines as linesStyle } from './Skeleton.css'

export interface SkeletonTextProps {
  /** Lines of text. @default 'text' */
  shape?: 'text'
  /** How many lines; the last of several is shorter, as in a paragraph. @default 1 */
  lines?: number
  /** Step of the type scale of the loading text; it takes the same space. @default 'body' */
  text?: 'caption' | 'body' | 'lead' | 'title' | 'heading'
  /** How wide a line is. @default 'full' */
  reach?: 'full' | 'most' | 'half' | 'third'
}

/** The outline of some lines of text. */
export function SkeletonText({ lines = 1, text = 'body', reach = 'full' }: SkeletonTextProps) {
  const last = lines > 1 && reach === 'full' ? 'most' : reach
  return (
    <span aria-hidden="true" className={linesStyle}>
      {Array.from({ length: lines }, (_, at) => at + 1).map((line) => (
        <span key={line} className={bone({ text, reach: line === lines ? last : reach })} />
      ))}
    </span>
  )
}
