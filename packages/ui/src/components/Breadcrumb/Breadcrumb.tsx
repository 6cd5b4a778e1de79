import { ChevronRight } from 'lucide-react'
import { text } from '../../text/defaults'
import { Link } from '../Link/Link'
import * as css from './Breadcrumb.css'

export interface BreadcrumbStep {
  label: string
  /** `no` where the label is a name: a browser that translates the page leaves it as it is. */
  translate?: 'no' | undefined
  href: string
}

export interface BreadcrumbProps {
  /** The pages above this one, the topmost first. At least one. */
  steps: readonly [BreadcrumbStep, ...BreadcrumbStep[]]
  /** Name of this page; it is not a link. */
  current: string
  /** `no` where that is the name of a person, see BreadcrumbStep. */
  translate?: 'no' | undefined
  /** Name of the landmark. @default 'Breadcrumb' */
  'aria-label'?: string
}

/**
 * The path from the top to this page, above its title. A phone shows the last step and this page.
 * Use it only for nested pages: a first-level page next to the side navigation needs none.
 */
export function Breadcrumb({
  steps,
  current,
  translate,
  'aria-label': label = text.breadcrumb,
}: BreadcrumbProps) {
  const chevron = <ChevronRight className={css.chevron} aria-hidden="true" />
  return (
    <nav className={css.path} aria-label={label}>
      <ol className={css.list}>
        {steps.map((step) => (
          <li key={step.href} className={css.step}>
            {chevron}
            <Link href={step.href} variant="standalone">
              <bdi className={css.name} translate={step.translate} title={step.label}>
                {step.label}
              </bdi>
            </Link>
          </li>
        ))}
        <li className={`${css.step} ${css.last}`}>
          {chevron}
          <bdi
            className={`${css.name} ${css.current}`}
            aria-current="page"
            translate={translate}
            title={current}
          >
            {current}
          </bdi>
        </li>
      </ol>
    </nav>
  )
}
