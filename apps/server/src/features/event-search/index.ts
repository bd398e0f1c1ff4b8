export { listLikeWords, refreshSearchWords } from './event-search-store.ts'
