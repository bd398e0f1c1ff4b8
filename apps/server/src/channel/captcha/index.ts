export { checkCaptcha } from './check-captcha.ts'
