export { startDemoSeason } from './start-demo-season.ts'
