import type { InterfaceLanguage } from '@grandstand/contract'

/** What every mail to a user says. */
export const mailWords: Record<InterfaceLanguage, { hello: string; link: string }> = {
  en: { hello: 'Hello {name},', link: 'If the button does not work, open this address:' },
  fr: { hello: 'Bonjour {name},', link: 'Si le bouton ne fonctionne pas, ouvrez cette adresse\u00a0:' },
  bg: { hello: 'Здравейте, {name},', link: 'Ако бутонът не работи, отворете този адрес:' },
}
