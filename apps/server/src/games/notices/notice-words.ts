import type { InterfaceLanguage } from '@grandstand/contract'
import { findSalePrice, formatMoney, type GameOffer, type SentNoticeKind } from '@grandstand/rules'
import { fillText } from '@grandstand/ui/first-screen'

interface NoticeWords extends Record<SentNoticeKind, string> {
  /** After the news, for readers to whom the game is not open. */
  price: string
  pass: string
  /** What the button does: a game to come, or one that is not open, is there to be seen. */
  watch: string
  see: string
}

/** Under the name of the game. */
export const noticeWords: Record<InterfaceLanguage, NoticeWords> = {
  en: {
    live: 'The game is live now.',
    picture: 'The picture is here.',
    goal: '{team} scored: {score}',
    start: 'It starts at {time}.',
    replay: 'The replay is ready.',
    watch: 'Watch',
    see: 'See the game',
    price: 'Watch it for {price}.',
    pass: 'You can watch it with a pass.',
  },
  fr: {
    live: 'Le match est en direct.',
    picture: 'L’image est là.',
    goal: '{team} marque\u00a0: {score}',
    start: 'Début à {time}.',
    replay: 'La rediffusion est disponible.',
    watch: 'Regarder',
    see: 'Voir le match',
    price: 'À voir pour {price}.',
    pass: 'À voir avec un pass.',
  },
  bg: {
    live: 'Мачът е на живо.',
    picture: 'Картината е тук.',
    goal: '{team} отбеляза: {score}',
    start: 'Започва в {time}.',
    replay: 'Записът е готов.',
    watch: 'Гледайте',
    see: 'Към мача',
    price: 'Гледайте го за {price}.',
    pass: 'Гледайте го с абонамент.',
  },
}

/** What it takes to see it; empty: nothing. */
export function writeTerms(words: NoticeWords, language: string, offer: GameOffer): string {
  const sale = findSalePrice(offer)
  if (sale) return fillText(words.price, { price: formatMoney(language, sale.price, sale.currency) })
  return 'access' in offer && offer.access.kind === 'pass' ? words.pass : ''
}
