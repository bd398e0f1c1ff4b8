import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { salesEn } from './sales-en.ts'

export type SalesCatalogue = Texts<typeof salesEn>
