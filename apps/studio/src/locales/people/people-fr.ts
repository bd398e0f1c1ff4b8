import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { peopleEn } from './people-en.ts'

export const peopleFr: Texts<typeof peopleEn> = {
  roles: {
    owner: 'Propriétaire',
    producer: 'Réalisation',
    scorer: 'Marqueur',
    finance: 'Comptabilité',
    editor: 'Rédaction',
    helpdesk: 'Assistance',
  },
  roleNeeded: 'Votre rôle ne le permet pas. Y sont autorisés : {roles}.',
}
