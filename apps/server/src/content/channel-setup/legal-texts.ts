import type { LegalPage } from '@grandstand/contract'
import type { StoredText } from '../../db/stored-text.ts'
import { legalBg } from './legal/legal-bg.ts'
import { legalEn } from './legal/legal-en.ts'
import { legalFr } from './legal/legal-fr.ts'
import type { LegalFacts, LegalTexts } from './legal/legal-page.ts'
import { sayKnown } from './say-known.ts'

/** By language. */
const legalTexts: Partial<Record<string, LegalTexts>> = { en: legalEn, fr: legalFr, bg: legalBg }

const legalNames = {
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

interface Spoken {
  /** The channel's own. */
  language: string
  languages: readonly string[]
}

/** A page as a channel begins with it. An operator reads it before the first sale. */
export function describeLegalPage(
  url: LegalPage,
  spoken: Spoken,
  factsIn: (language: string) => LegalFacts,
): {
  url: LegalPage
  name: StoredText
  title: StoredText
  description: StoredText
  body: Record<string, string>
} {
  const { name, description } = legalNames[url]
  const body = [...new Set([spoken.language, ...spoken.languages])].flatMap(language => {
    // A language that is not known is English where it is the channel's own, and else left out.
    const texts = legalTexts[language] ?? (language === spoken.language ? legalTexts.en : undefined)
    return texts ? [[language, texts[url](factsIn(language))] as const] : []
  })
  return {
    url,
    name: sayKnown(name, spoken),
    title: sayKnown(name, spoken),
    description: sayKnown(description, spoken),
    body: Object.fromEntries(body),
  }
}
