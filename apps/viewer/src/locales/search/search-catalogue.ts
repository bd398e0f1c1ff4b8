import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { en } from './search-en.ts'

export type SearchCatalogue = Texts<typeof en>
