import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { reportsEn } from './reports-en.ts'

export type ReportsCatalogue = Texts<typeof reportsEn>
