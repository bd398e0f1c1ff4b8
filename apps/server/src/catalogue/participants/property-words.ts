import type { genders, InterfaceLanguage } from '@grandstand/contract'

interface PropertyWords {
  gender: string
  sport: string
  genders: Record<(typeof genders)[number], string>
  /** Where all teams are those of schools. */
  ofSchool: { men: string; women: string }
}

export const propertyWords: Record<InterfaceLanguage, PropertyWords> = {
  en: {
    gender: 'Gender',
    sport: 'Sport',
    genders: { men: 'Men', women: 'Women', 'not identified': 'Not identified' },
    ofSchool: { men: 'Boys', women: 'Girls' },
  },
  fr: {
    gender: 'Genre',
    sport: 'Sport',
    genders: { men: 'Hommes', women: 'Femmes', 'not identified': 'Non précisé' },
    ofSchool: { men: 'Garçons', women: 'Filles' },
  },
  bg: {
    gender: 'Пол',
    sport: 'Спорт',
    genders: { men: 'Мъже', women: 'Жени', 'not identified': 'Неуточнен' },
    ofSchool: { men: 'Момчета', women: 'Момичета' },
  },
}
