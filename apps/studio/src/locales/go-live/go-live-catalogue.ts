import type { Texts } from '../../platform/i18n/catalogue.ts'
import type { goLiveEn } from './go-live-en.ts'

export type GoLiveCatalogue = Texts<typeof goLiveEn>
