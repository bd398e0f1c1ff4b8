export { createGoogleAnalytics } from './create-google-analytics.ts'
export type { GoogleAnalytics, GoogleEvent, GoogleVisitor } from './google-analytics.ts'
