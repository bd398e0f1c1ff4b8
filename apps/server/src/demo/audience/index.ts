export { startDemoAudience } from './start-demo-audience.ts'
