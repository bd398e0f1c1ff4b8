/** 0 is Sunday. Browsers do not all know a language's week, so the two kinds that we speak stand here. */
export function firstWeekday(language: string): number {
  return language === 'en' ? 0 : 1
}
