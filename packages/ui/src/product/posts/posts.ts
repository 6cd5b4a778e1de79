export { postName } from './postName'
export { postsBulk } from './postsBulk'
export { type Post, searchOf } from './postsModel'
export { postsText } from './postsText'
