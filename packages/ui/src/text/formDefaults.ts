import { localize } from './localize'

/**
 * Texts that the patterns of forms contain themselves. Separate from `panelText`
 * (panelDefaults.ts), which every list loads.
 */
export const formText = localize('form', {
  discardChanges: 'Discard changes?',
  discardChangesDescription: "Your changes haven't been saved.",
  discard: 'Discard',
  keepEditing: 'Keep editing',
  draftIsBack: "We kept what you typed. It hasn't been saved yet.",
  changedMeanwhile:
    'Someone else changed this after you opened it. Take their version, or keep what you changed. The rest stays theirs.',
  theirs: 'Theirs',
  mine: 'Yours',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
  nothing: 'Nothing',
  removeFile: 'Remove File',
  uploading: 'Uploading',
  uploaded: 'Uploaded',
  onlyOneFile: 'Only one file can be used. The others were left out.',
})
