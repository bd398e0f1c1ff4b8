import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { en } from './account-en.ts'

export type AccountCatalogue = Texts<typeof en>
