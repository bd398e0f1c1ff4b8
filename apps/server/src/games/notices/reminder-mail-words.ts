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
      text: 'You asked us to remind you. The button opens the game, now and at the start.',
      button: 'Go to the game',
    },
    picture: {
      subject: '{game}: the picture is here',
      text: 'You asked us to tell you when the picture starts. The game is live: one tap and you are there.',
      button: 'Watch live',
    },
    otherwise: 'You get this mail because you asked for it on the page of the game.',
  },
  fr: {
    start: {
      subject: '{game}\u00a0: début à {time}',
      text: 'Vous nous aviez demandé un rappel. Le bouton ouvre le match, maintenant comme au coup d’envoi.',
      button: 'Voir le match',
    },
    picture: {
      subject: '{game}\u00a0: l’image est là',
      text: 'Vous vouliez savoir quand l’image commence. Le match est en direct\u00a0: un clic et vous y êtes.',
      button: 'Regarder en direct',
    },
    otherwise: 'Vous recevez ce courriel parce que vous l’avez demandé sur la page du match.',
  },
  bg: {
    start: {
      subject: '{game} започва в {time}',
      text: 'Помолихте да ви напомним. Бутонът отваря мача – сега и в началото му.',
      button: 'Към мача',
    },
    picture: {
      subject: '{game}: картината е тук',
      text: 'Помолихте да ви кажем кога ще има картина. Мачът е на живо: едно докосване и сте там.',
      button: 'Гледайте на живо',
    },
    otherwise: 'Получавате това писмо, защото го поискахте на страницата на мача.',
  },
}
