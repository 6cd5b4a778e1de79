import { Circle, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../components/Button/Button'
import { Card } from '../../components/Card/Card'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import * as screenCss from './DashboardScreen.css'
import * as css from './FirstSteps.css'
import { firstStepsText as text } from './firstStepsText'

/** What a new community needs, in the order in which to do it. */
type FirstStep = 'team' | 'plan' | 'announcement' | 'reasons' | 'app'

export interface FirstStepsProps {
  /** The steps that apply, and whether each is done. */
  steps: readonly { id: FirstStep; isDone: boolean }[]
  /** Called when the person follows the link of a step. */
  onStep: (step: FirstStep) => void
  /** Closes the card for good. */
  onClose: () => void
}

/** Where each step is done; the app is linked by the operator. */
const hrefs: Readonly<Record<Exclude<FirstStep, 'app'>, string>> = {
  team: '/team',
  plan: '/memberships/create',
  announcement: '/announcements',
  reasons: '/settings',
}

/** What to do first in a new community, as a list that ticks off. */
export function FirstSteps({ steps, onStep, onClose }: FirstStepsProps) {
  const headingId = useId()
  const left = steps.filter(({ isDone }) => !isDone).length
  return (
    <section aria-labelledby={headingId} className={css.root}>
      <div className={screenCss.sectionHead}>
        <h2 id={headingId} className={screenCss.sectionTitle}>
          {text.title}
        </h2>
        <Text element="span" size="small" tone="muted">
          {text.left(left)}
        </Text>
        <div className={screenCss.sectionEnd}>
          <Button
            size="small"
            onPress={() => {
              // The button disappears, so move the focus (WCAG 2.4.3).
              document.querySelector<HTMLElement>('h1')?.focus()
              onClose()
            }}
          >
            {text.close}
          </Button>
        </div>
      </div>
      <Card padding="none">
        <ol className={css.steps}>
          {steps.map(({ id, isDone }) => {
            const Icon = isDone ? CircleCheck : Circle
            const { title, description } = text.steps[id]
            return (
              <li key={id} className={css.step} data-done={isDone || undefined}>
                <Icon className={css.icon} strokeWidth={1.75} aria-hidden />
                <div>
                  <p>
                    {id === 'app' ? (
                      <span>{title}</span>
                    ) : (
                      <Link href={hrefs[id]} variant="subject" onPress={() => onStep(id)}>
                        {title}
                      </Link>
                    )}
                    {isDone && <VisuallyHidden>{text.done}</VisuallyHidden>}
                  </p>
                  <Text size="small" tone="muted">
                    {description}
                  </Text>
                </div>
              </li>
            )
          })}
        </ol>
      </Card>
    </section>
  )
}
