import type { InterfaceLanguage } from '@grandstand/contract'

interface ReminderWords {
  subject: string
  text: string
  button: string
  otherwise: string
}

export const reminderMailWords: Record<InterfaceLanguage, ReminderWords> = {
  en: {
    subject: '{game} starts at {time}',
    text: 'You wanted to be reminded: {game} starts at {time}.',
    button: 'Go to the game',
    otherwise: 'You get this mail because you asked for it on the page of the game.',
  },
  fr: {
    subject: '{game}\u00a0: début à {time}',
    text: 'Vous vouliez un rappel\u00a0: {game} commence à {time}.',
    button: 'Voir le match',
    otherwise: 'Vous recevez ce courriel parce que vous l’avez demandé sur la page du match.',
  },
  bg: {
    subject: '{game} започва в {time}',
    text: 'Помолихте да ви напомним: {game} започва в {time}.',
    button: 'Към мача',
    otherwise: 'Получавате това писмо, защото го поискахте на страницата на мача.',
  },
}
