import { Disclosure } from '../../components/Disclosure/Disclosure'
import { deskText as text } from './deskText'
import * as css from './MemberHints.css'

export interface CaseRulesProps {
  /** The rules of the reasons that can be chosen for this case; equal ones show once. */
  rules: readonly string[]
}

/** The organisation's rules beside a case. Renders nothing without any. */
export function CaseRules({ rules }: CaseRulesProps) {
  const shown = [...new Set(rules)]
  if (shown.length === 0) return null
  return (
    <Disclosure title={text.rules} description={text.rulesNote(shown.length)}>
      <ul className={css.list}>
        {shown.map((rule) => (
          <li key={rule} dir="auto" className={css.entry}>
            {rule}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
