import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { tonightEn } from './tonight-en.ts'

export type TonightCatalogue = Texts<typeof tonightEn>
