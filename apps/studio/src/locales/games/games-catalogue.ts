import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { gamesEn } from './games-en.ts'

export type GamesCatalogue = Texts<typeof gamesEn>
