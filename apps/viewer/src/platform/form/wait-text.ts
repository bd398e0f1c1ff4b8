import type { AccountCatalogue } from '../../locales/words.ts'
import type { I18n } from '../../platform/i18n/create-i18n.ts'

/** How long until one may try again. */
export function waitText(i18n: Pick<I18n, 'plural'>, { entry }: AccountCatalogue, seconds: number): string {
  return seconds > 90
    ? i18n.plural(entry.waitMinutes, Math.ceil(seconds / 60))
    : i18n.plural(entry.waitSeconds, seconds)
}
