export { postsBulk } from './postsBulk'
export { type Post, postName, searchOf } from './postsModel'
export { postsText } from './postsText'
