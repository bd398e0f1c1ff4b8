import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { en } from './clips-en.ts'

export type ClipsCatalogue = Texts<typeof en>
