export { sourcePrefix } from './demo-season-store.ts'
export { startDemoSeason } from './start-demo-season.ts'
