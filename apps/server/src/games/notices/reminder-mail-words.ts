import type { InterfaceLanguage } from '@grandstand/contract'

interface MailText {
  subject: string
  text: string
  button: string
}

interface ReminderWords {
  start: MailText
  picture: MailText
  otherwise: string
}

export const reminderMailWords: Record<InterfaceLanguage, ReminderWords> = {
  en: {
    start: {
      subject: '{game} starts at {time}',
      text: 'You wanted to be reminded: {game} starts at {time}.',
      button: 'Go to the game',
    },
    picture: {
      subject: '{game}: the picture is here',
      text: 'You wanted to know: the picture of {game} has started, and the game is live.',
      button: 'Watch live',
    },
    otherwise: 'You get this mail because you asked for it on the page of the game.',
  },
  fr: {
    start: {
      subject: '{game}\u00a0: début à {time}',
      text: 'Vous vouliez un rappel\u00a0: {game} commence à {time}.',
      button: 'Voir le match',
    },
    picture: {
      subject: '{game}\u00a0: l’image est là',
      text: 'Vous vouliez le savoir\u00a0: l’image de {game} a commencé, le match est en direct.',
      button: 'Regarder en direct',
    },
    otherwise: 'Vous recevez ce courriel parce que vous l’avez demandé sur la page du match.',
  },
  bg: {
    start: {
      subject: '{game} започва в {time}',
      text: 'Помолихте да ви напомним: {game} започва в {time}.',
      button: 'Към мача',
    },
    picture: {
      subject: '{game}: картината е тук',
      text: 'Помолихте да ви кажем: картината на {game} започна, мачът е на живо.',
      button: 'Гледайте на живо',
    },
    otherwise: 'Получавате това писмо, защото го поискахте на страницата на мача.',
  },
}
