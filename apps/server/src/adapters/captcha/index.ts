export { createRecaptcha } from './recaptcha.ts'
