import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { clipsEn } from './clips-en.ts'

export type ClipsCatalogue = Texts<typeof clipsEn>
