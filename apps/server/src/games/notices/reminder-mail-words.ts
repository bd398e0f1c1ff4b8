import type { InterfaceLanguage } from '@grandstand/contract'

interface MailText {
  subject: string
  text: string
  button: string
}

export interface ReminderWords {
  start: MailText
  picture: MailText
  /** For readers who have yet to buy it: the sentence that follows the news, and the button in place of the other. */
  sold: { text: string; button: string; liveButton: string }
  pass: { text: string; button: string }
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
      text: 'You asked us to tell you when the picture starts. The game is live.',
      button: 'Watch live',
    },
    sold: {
      text: 'You do not have this game yet: it costs {price}.',
      button: 'Buy · {price}',
      liveButton: 'Watch live · {price}',
    },
    pass: { text: 'You do not have this game yet: a pass opens it.', button: 'See the passes' },
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
      text: 'Vous vouliez savoir quand l’image commence. Le match est en direct.',
      button: 'Regarder en direct',
    },
    sold: {
      text: 'Vous n’avez pas encore ce match\u00a0: il coûte {price}.',
      button: 'Acheter · {price}',
      liveButton: 'Regarder en direct · {price}',
    },
    pass: { text: 'Vous n’avez pas encore ce match\u00a0: un pass l’ouvre.', button: 'Voir les passes' },
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
      text: 'Помолихте да ви кажем кога ще има картина. Мачът е на живо.',
      button: 'Гледайте на живо',
    },
    sold: {
      text: 'Още нямате този мач: цената му е {price}.',
      button: 'Купете · {price}',
      liveButton: 'Гледайте на живо · {price}',
    },
    pass: { text: 'Още нямате този мач: отваря се с абонамент.', button: 'Към абонаментите' },
    otherwise: 'Получавате това писмо, защото го поискахте на страницата на мача.',
  },
}
