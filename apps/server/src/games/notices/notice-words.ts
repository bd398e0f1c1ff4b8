import type { InterfaceLanguage } from '@grandstand/contract'
import type { SentNoticeKind } from '@grandstand/rules'

/** Under the name of the game. */
export const noticeWords: Record<InterfaceLanguage, Record<SentNoticeKind, string>> = {
  en: {
    live: 'The game is live now.',
    picture: 'The picture is here: watch live.',
    goal: '{team} scored: {score}',
    start: 'It starts at {time}.',
    replay: 'The replay is ready.',
  },
  fr: {
    live: 'Le match est en direct.',
    picture: 'L’image est là\u00a0: regardez en direct.',
    goal: '{team} marque\u00a0: {score}',
    start: 'Début à {time}.',
    replay: 'La rediffusion est disponible.',
  },
  bg: {
    live: 'Мачът е на живо.',
    picture: 'Картината е тук: гледайте на живо.',
    goal: '{team} отбеляза: {score}',
    start: 'Започва в {time}.',
    replay: 'Записът е готов.',
  },
}
