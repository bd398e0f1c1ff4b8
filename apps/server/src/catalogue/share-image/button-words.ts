import { type InterfaceLanguage, interfaceLanguages } from '@grandstand/contract'

const words: Record<InterfaceLanguage, { live: string; watch: string; replay: string }> = {
  en: { live: 'Watch live', watch: 'Watch', replay: 'Watch the replay' },
  fr: { live: 'Regarder en direct', watch: 'Regarder', replay: 'Voir la rediffusion' },
  bg: { live: 'Гледайте на живо', watch: 'Гледайте', replay: 'Гледайте записа' },
}

export const buttonWords = (language: string) =>
  words[interfaceLanguages.find(code => code === language) ?? 'en']
