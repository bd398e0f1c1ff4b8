import { type InterfaceLanguage, interfaceLanguages } from '@grandstand/contract'

const words: Record<InterfaceLanguage, { live: string; watch: string; buy: string; replay: string }> = {
  en: { live: 'Watch live', watch: 'Watch', buy: 'Buy', replay: 'Watch the replay' },
  fr: { live: 'Regarder en direct', watch: 'Regarder', buy: 'Acheter', replay: 'Voir la rediffusion' },
  bg: { live: 'Гледайте на живо', watch: 'Гледайте', buy: 'Купете', replay: 'Гледайте записа' },
}

export const buttonWords = (language: string) =>
  words[interfaceLanguages.find(code => code === language) ?? 'en']
