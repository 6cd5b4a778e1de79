import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Changes settings of the toolbar. */
export const changeGlobals = (globals: Record<string, string>): void =>
  addons.getChannel().emit(UPDATE_GLOBALS, { globals })

/** Opens a story as the sidebar does: settings of the toolbar stay. */
export const openStory = (storyId: string): void =>
  addons.getChannel().emit(SELECT_STORY, { storyId })
