import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Opens a story as the sidebar does: settings of the toolbar stay. */
export const openStory = (storyId: string): void =>
  addons.getChannel().emit(SELECT_STORY, { storyId })
