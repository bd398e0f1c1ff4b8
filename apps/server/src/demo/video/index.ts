export { startDemoVideo } from './start-demo-video.ts'
