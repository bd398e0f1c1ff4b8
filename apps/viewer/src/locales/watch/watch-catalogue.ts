import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { en } from './watch-en.ts'

export type WatchCatalogue = Texts<typeof en>
