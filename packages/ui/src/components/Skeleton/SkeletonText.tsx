import { bone, lines as linesStyle } from './Skeleton.css'

export interface SkeletonTextProps {
  /** Lines of text. @default 'text' */
  shape?: 'text'
  /** How many lines; the last of several is shorter, as a paragraph's is. @default 1 */
  lines?: number
  /** Step of the type scale of what will stand there; the room is the same. @default 'body' */
  text?: 'caption' | 'body' | 'lead' | 'title' | 'heading'
  /** How far a line reaches. @default 'full' */
  reach?: 'full' | 'most' | 'half' | 'third'
}

/** The place of some lines of text. */
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
