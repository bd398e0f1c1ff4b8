import type { InterfaceLanguage } from '@grandstand/contract'

/** What stands around the text of an operator. */
export const buyerMailWords: Record<InterfaceLanguage, { button: string; why: string; stop: string }> = {
  en: {
    button: 'Open the game',
    why: 'You get this mail because you can watch {game} on {channel}.',
    stop: 'Stop these mails',
  },
  fr: {
    button: 'Ouvrir le match',
    why: 'Vous recevez ce courriel parce que vous pouvez regarder {game} sur {channel}.',
    stop: 'Ne plus recevoir ces courriels',
  },
  bg: {
    button: 'Към мача',
    why: 'Получавате това писмо, защото можете да гледате {game} в {channel}.',
    stop: 'Спиране на тези писма',
  },
}
