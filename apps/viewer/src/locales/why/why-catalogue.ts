import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { en } from './why-en.ts'

export type WhyCatalogue = Texts<typeof en>
