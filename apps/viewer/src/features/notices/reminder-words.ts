import type { WatchCatalogue } from '../../locales/words.ts'

/** A quarter of an hour before the start, or when the picture comes. */
export type ReminderKind = 'start' | 'picture'

/** `set` is for a reminder that is there, `login` for a visitor whom mail would reach. */
export function reminderWords(words: WatchCatalogue['actions'], kind: ReminderKind) {
  if (kind === 'picture') {
    const offered = { device: words.tellText, mail: words.tellMailText, unproven: words.tellUnproven }
    return {
      title: words.tellTitle,
      offered,
      set: offered,
      login: words.tellMailLogin,
      here: words.tellHere,
      byMail: words.tellByMail,
      noMore: words.tellNoMore,
    }
  }
  const offered = { device: words.remindText, mail: words.remindMailText, unproven: words.remindUnproven }
  return {
    title: words.remindTitle,
    offered,
    set: { ...offered, device: words.reminded, mail: words.remindedByMail },
    login: words.remindMailLogin,
    here: words.remindHere,
    byMail: words.remindByMail,
    noMore: words.remindNoMore,
  }
}
