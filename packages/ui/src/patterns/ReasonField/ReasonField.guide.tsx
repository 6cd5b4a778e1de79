import type { Guide } from '../../storybook/guide'
import { ReasonField } from './ReasonField'

const nothing = () => {}

const few = { status: 'ready', data: ['Spam', 'Insults'] } as const

const many = {
  status: 'ready',
  data: ['Spam', 'Insults', 'Advertising', 'Double account', 'Under age', 'Other'],
} as const

export const guide: Guide = {
  use: [
    'In the question before an action that others will ask about: ban, reject, delete. See `reason` of ConfirmDialog.',
  ],
  avoid: [
    { when: 'The text is what the form is for.', instead: 'Components/TextArea' },
    { when: 'The answer is one of a few, and nothing else.', instead: 'Components/RadioGroup' },
  ],
  anatomy: [
    { part: 'Field', role: 'A sentence or two, at most 500 characters. It may stay empty.' },
    { part: 'Count', role: 'From 400 characters on.' },
    { part: 'Error', role: 'Beyond the limit. Nothing is cut, and no email shows until it fits.' },
    { part: 'Common reasons', role: 'A few; a press writes one into the field, to be completed.' },
    { part: 'Email the member', role: 'Off at first. On, it shows the email before it is sent.' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <ReasonField value={{ text: 'Spam', isTold: false }} onChange={nothing} templates={few} />
        ),
        why: 'One press, and room for the details.',
      },
      dont: {
        show: () => <ReasonField value={undefined} onChange={nothing} templates={many} />,
        why: 'More to read than to type, and “Other” says nothing.',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from the field to each common reason.' },
    { keys: ['Enter'], does: 'In the field: a new line. On a common reason: writes it.' },
  ],
  accessibility: [
    'The label says that it is optional; the description says where it goes.',
    'The count is read out when typing pauses, in the last tenth.',
    'The focus stays on the common reason that was pressed.',
    'A reason that is too long takes the focus when somebody confirms, and nothing is sent.',
    'What cannot be loaded is said where it would stand, and takes nothing away from the field.',
  ],
}
