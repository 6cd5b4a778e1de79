import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the first steps of a new community. */
export const firstStepsText = localize('firstSteps', {
  title: 'First steps',
  left: (steps: number) => `${count(steps)} left`,
  done: ', done',
  close: 'Close',
  steps: {
    team: { title: 'Invite your team', hint: 'So that somebody decides when you are away.' },
    plan: { title: 'Create a membership plan', hint: 'What members can choose in the app.' },
    announcement: { title: 'Write an announcement', hint: 'Members see it when they join.' },
    reasons: {
      title: 'Look through the common reasons',
      hint: 'They are offered with each decision.',
    },
    app: {
      title: "Link the members' app",
      hint: 'Your operator sets APP_LINK_URL, so that invitations open it.',
    },
  },
})
