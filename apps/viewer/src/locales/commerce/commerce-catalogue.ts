import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { en } from './commerce-en.ts'

export type CommerceCatalogue = Texts<typeof en>
