import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { peopleEn } from './people-en.ts'

export const peopleBg: Texts<typeof peopleEn> = {
  roles: {
    owner: 'Собственик',
    producer: 'Продуцент',
    scorer: 'Резултат',
    finance: 'Финанси',
    editor: 'Редактор',
    helpdesk: 'Помощ за зрители',
  },
  roleNeeded: 'Ролята ви не позволява това. Могат: {roles}.',
}
