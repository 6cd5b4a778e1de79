import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the first steps of a new community. */
export const firstStepsText = localize('firstSteps', {
  title: 'First steps',
  left: (steps: number) => `${count(steps)} left`,
  done: ', done',
  close: 'Close',
  steps: {
    team: { title: 'Invite your team', description: 'So that somebody decides when you are away.' },
    plan: { title: 'Create a membership plan', description: 'What members can choose in the app.' },
    announcement: { title: 'Write an announcement', description: 'Members see it when they join.' },
    reasons: {
      title: 'Look through the common reasons',
      description: 'They are offered with each decision.',
    },
    app: {
      title: "Link the members' app",
      description: 'Your operator sets APP_LINK_URL, so that invitations open it.',
    },
  },
})
