import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { en } from './simulate-en.ts'

export type SimulateCatalogue = Texts<typeof en>
