import { localize } from '../../text/localize'

/** Texts about members whose reports count for nothing. */
export const reportersText = localize('reporters', {
  stop: 'Stop reports',
  /** The same for screen readers, in a list of reporters. */
  stopOf: (name: string) => `Stop reports of ${name}`,
  stopTitle: 'Stop Reports',
  stopQuestion: "Are you sure you want to stop this member's reports?",
  stopEffect:
    "Their open reports leave the desk, and later ones count for nothing. The member isn't told.",
  count: 'Count reports again',
  countTitle: 'Count Reports Again',
  countQuestion: "Are you sure you want this member's reports to count again?",
  countEffect: 'The reports that the member made in the meantime count too.',
  stopped: 'Stopped',
  stoppedNote: 'Reports by this member count for nothing.',
  heardNote: 'Reports by this member count.',
})
