import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { contentEn } from './content-en.ts'

export type ContentCatalogue = Texts<typeof contentEn>
