import { legalBg } from './legal/legal-bg.ts'
import { legalEn } from './legal/legal-en.ts'
import { legalFr } from './legal/legal-fr.ts'
import type { LegalTexts } from './legal/legal-page.ts'

export { legalPages } from './legal/legal-page.ts'

/** What a channel begins with, by language. An operator reads them before the first sale. */
export const legalTexts: Partial<Record<string, LegalTexts>> = { en: legalEn, fr: legalFr, bg: legalBg }

export const legalNames = {
  terms_conditions: {
    name: { en: 'Terms and conditions', fr: 'Conditions d’utilisation', bg: 'Общи условия' },
    description: {
      en: 'What applies when you watch and buy.',
      fr: 'Ce qui s’applique quand vous regardez et achetez.',
      bg: 'Какво важи, когато гледате и купувате.',
    },
  },
  privacy_policy: {
    name: { en: 'Privacy policy', fr: 'Politique de confidentialité', bg: 'Поверителност' },
    description: {
      en: 'What we keep about you, and why.',
      fr: 'Ce que nous conservons, et pourquoi.',
      bg: 'Какво пазим за вас и защо.',
    },
  },
  refund_policy: {
    name: { en: 'Refunds', fr: 'Remboursements', bg: 'Възстановяване на суми' },
    description: {
      en: 'When you get your money back.',
      fr: 'Quand vous êtes remboursé.',
      bg: 'Кога си получавате парите обратно.',
    },
  },
} as const
