export { findMailLanguage, listMailed } from './mail-list-store.ts'
export { type MailAsked, setMail } from './set-mail.ts'
