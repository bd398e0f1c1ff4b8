export { paragraphsToHtml } from './mail-html.ts'
export { sendMail } from './send-mail.job.ts'
