import type { en } from '../../locales/en.ts'

export type PluralText = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** The shape of texts, taken from their source. */
export type Texts<Source> = {
  [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends PluralText
      ? PluralText
      : Texts<Source[Key]>
}

/** The shape of a language's texts, taken from English. */
export type Catalogue = Texts<typeof en>
