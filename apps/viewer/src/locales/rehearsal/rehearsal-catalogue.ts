import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { en } from './rehearsal-en.ts'

export type RehearsalCatalogue = Texts<typeof en>
