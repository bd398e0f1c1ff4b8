import type { InterfaceLanguage } from '@grandstand/contract'
import type { OrderMailWords } from './order-mail-catalogue.ts'
import { bg } from './order-mail-words-bg.ts'
import { en } from './order-mail-words-en.ts'
import { fr } from './order-mail-words-fr.ts'

export const orderMailWords: Record<InterfaceLanguage, OrderMailWords> = { en, fr, bg }
