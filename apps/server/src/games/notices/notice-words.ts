import type { InterfaceLanguage, NoticeKind } from '@grandstand/contract'

/** Under the name of the game. */
export const noticeWords: Record<InterfaceLanguage, Record<NoticeKind, string>> = {
  en: {
    live: 'The game is live now.',
    goal: '{team} scored: {score}',
    start: 'It starts at {time}.',
    replay: 'The replay is ready.',
  },
  fr: {
    live: 'Le match est en direct.',
    goal: '{team} marque\u00a0: {score}',
    start: 'Début à {time}.',
    replay: 'La rediffusion est disponible.',
  },
  bg: {
    live: 'Мачът е на живо.',
    goal: '{team} отбеляза: {score}',
    start: 'Започва в {time}.',
    replay: 'Записът е готов.',
  },
}
