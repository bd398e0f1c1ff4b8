import type { InterfaceLanguage } from '@grandstand/contract'
import type { SentNoticeKind } from '@grandstand/rules'

/** What the button of a notice does: a game to come is there to be seen, not to be watched. */
interface NoticeWords extends Record<SentNoticeKind, string> {
  watch: string
  see: string
}

/** Under the name of the game. */
export const noticeWords: Record<InterfaceLanguage, NoticeWords> = {
  en: {
    live: 'The game is live now.',
    picture: 'The picture is here: watch live.',
    goal: '{team} scored: {score}',
    start: 'It starts at {time}.',
    replay: 'The replay is ready.',
    watch: 'Watch',
    see: 'See the game',
  },
  fr: {
    live: 'Le match est en direct.',
    picture: 'L’image est là\u00a0: regardez en direct.',
    goal: '{team} marque\u00a0: {score}',
    start: 'Début à {time}.',
    replay: 'La rediffusion est disponible.',
    watch: 'Regarder',
    see: 'Voir le match',
  },
  bg: {
    live: 'Мачът е на живо.',
    picture: 'Картината е тук: гледайте на живо.',
    goal: '{team} отбеляза: {score}',
    start: 'Започва в {time}.',
    replay: 'Записът е готов.',
    watch: 'Гледайте',
    see: 'Към мача',
  },
}
