import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { en } from './content-en.ts'

export type ContentCatalogue = Texts<typeof en>
