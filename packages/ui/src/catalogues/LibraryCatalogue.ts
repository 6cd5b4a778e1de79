import type { comboBoxText } from '../components/ComboBox/comboBoxText'
import type { dateRangeText } from '../components/DateRangeField/dateRangeText'
import type { fileText } from '../form/fileText'
import type { chartText } from '../internal/chart/chartText'
import type { singleKeysText } from '../internal/keys/singleKeysText'
import type { preferencesText } from '../internal/preferencesText'
import type { bulkText } from '../patterns/BulkDialog/bulkText'
import type { caseQueueText } from '../patterns/CaseQueue/caseQueueText'
import type { caseViewText } from '../patterns/CaseView/caseViewText'
import type { commandMenuText } from '../patterns/CommandMenu/commandMenuText'
import type { selectText } from '../patterns/DataTable/selectText'
import type { exportText } from '../patterns/ExportDialog/exportText'
import type { guardedDocumentText } from '../patterns/GuardedDocument/guardedDocumentText'
import type { keyboardShortcutsText } from '../patterns/KeyboardShortcuts/keyboardShortcutsText'
import type { pageToolsText } from '../patterns/PageHeader/pageToolsText'
import type { pageNumbersText } from '../patterns/PageNumbers/pageNumbersText'
import type { selectionText } from '../patterns/SelectionBar/selectionText'
import type { statTileText } from '../patterns/StatTile/statTileText'
import type { timelineText } from '../patterns/Timeline/timelineText'
import type { shellText } from '../shell/AppShell/shellText'
import type { text } from '../text/defaults'
import type { formText } from '../text/formDefaults'
import type { moneyText } from '../text/moneyText'
import type { panelText } from '../text/panelDefaults'
import type { Translated } from './Translated'

/** Every text of the library in another language, by the name of its module (text/localize.ts). */
export type LibraryCatalogue = Translated<{
  bulk: typeof bulkText
  caseQueue: typeof caseQueueText
  caseView: typeof caseViewText
  chart: typeof chartText
  comboBox: typeof comboBoxText
  commandMenu: typeof commandMenuText
  common: typeof text
  dateRange: typeof dateRangeText
  export: typeof exportText
  file: typeof fileText
  form: typeof formText
  guardedDocument: typeof guardedDocumentText
  keyboardShortcuts: typeof keyboardShortcutsText
  money: typeof moneyText
  pageNumbers: typeof pageNumbersText
  pageTools: typeof pageToolsText
  panel: typeof panelText
  select: typeof selectText
  selection: typeof selectionText
  preferences: typeof preferencesText
  shell: typeof shellText
  singleKeys: typeof singleKeysText
  statTile: typeof statTileText
  timeline: typeof timelineText
}>
