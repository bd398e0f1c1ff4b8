export { refreshSearchText } from './event-search-store.ts'
