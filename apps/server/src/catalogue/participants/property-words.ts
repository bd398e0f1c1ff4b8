import type { genders, InterfaceLanguage } from '@grandstand/contract'

interface PropertyWords {
  gender: string
  sport: string
  genders: Record<(typeof genders)[number], string>
}

export const propertyWords: Record<InterfaceLanguage, PropertyWords> = {
  en: {
    gender: 'Gender',
    sport: 'Sport',
    genders: { men: 'Men', women: 'Women', 'not identified': 'Not identified' },
  },
  fr: {
    gender: 'Genre',
    sport: 'Sport',
    genders: { men: 'Hommes', women: 'Femmes', 'not identified': 'Non précisé' },
  },
  bg: {
    gender: 'Пол',
    sport: 'Спорт',
    genders: { men: 'Мъже', women: 'Жени', 'not identified': 'Неуточнен' },
  },
}
