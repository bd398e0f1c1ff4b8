export { findMailLanguage, listMailed } from './mail-list-store.ts'
export { type MailInput, setMail } from './set-mail.ts'
