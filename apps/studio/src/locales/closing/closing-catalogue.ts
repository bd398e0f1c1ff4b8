import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { closingEn } from './closing-en.ts'

export type ClosingCatalogue = Texts<typeof closingEn>
