import type { InterfaceLanguage } from '@grandstand/contract'

/** What every mail to a user says. */
export const mailWords: Record<InterfaceLanguage, { hello: string; link: string }> = {
  en: { hello: 'Hello,', link: 'If the button does not work, open this address:' },
  fr: { hello: 'Bonjour,', link: 'Si le bouton ne fonctionne pas, ouvrez cette adresse\u00a0:' },
  bg: { hello: 'Здравейте,', link: 'Ако бутонът не работи, отворете този адрес:' },
}
