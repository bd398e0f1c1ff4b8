/** 0 is Sunday. Browsers do not all know a language's week, so our two kinds are listed here. */
export function firstWeekday(language: string): number {
  return language === 'en' ? 0 : 1
}
