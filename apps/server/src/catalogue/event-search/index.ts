export { type LikeWords, listLikeWords, refreshSearchWords } from './event-search-store.ts'
