import markdown from '../docs/specification.md?raw'
import { readSpecification, type StoryTexts } from './specification.ts'

/** The texts that docs/specification.md requires of stories, by title of the story file. */
export const storyTexts: ReadonlyMap<string, StoryTexts> = readSpecification(markdown).stories
