import type { InterfaceLanguage, ReplayFinding } from '@grandstand/contract'

interface ClosingWords {
  subject: string
  text: string
  net: string
  payments: string
  paid: string
  fees: string
  refunded: string
  peak: string
  views: string
  watched: string
  stalled: string
  problems: string
  replays: string
  noReplay: string
  findings: Record<ReplayFinding, string>
  notes: string
  button: string
  otherwise: string
}

/** What the mail about a night that was closed says. */
export const closingWords: Record<InterfaceLanguage, ClosingWords> = {
  en: {
    subject: 'After the night: {game}',
    text: '{name} has closed the night of {game}. Here is the summary.',
    net: 'Kept after refunds',
    payments: 'Tickets sold',
    paid: 'Paid',
    fees: 'Including service fees',
    refunded: 'Refunded',
    peak: 'Viewers at the peak',
    views: 'Views',
    watched: 'Time watched',
    stalled: 'Time waited for the picture',
    problems: 'Alarms and breaks of cameras',
    replays: 'Replay',
    noReplay: 'There is no replay',
    findings: {
      making: 'is still being made',
      short: 'is shorter than the game',
      late: 'begins after the game did',
      breaks: 'has moments without a picture',
      one_size: 'has only one size',
      no_captions: 'has no captions',
      no_poster: 'has no picture of its own',
    },
    notes: 'Notes',
    button: 'Open the game',
    otherwise:
      'You get this mail because you asked for it. You can turn it off on the page of any game after the night.',
  },
  fr: {
    subject: 'Après la soirée\u00a0: {game}',
    text: '{name} a clos la soirée de {game}. En voici le bilan.',
    net: 'Conservé après remboursements',
    payments: 'Billets vendus',
    paid: 'Encaissé',
    fees: 'Dont frais de service',
    refunded: 'Remboursé',
    peak: 'Spectateurs au plus fort',
    views: 'Vues',
    watched: 'Temps regardé',
    stalled: 'Temps d’attente de l’image',
    problems: 'Alertes et coupures de caméras',
    replays: 'Rediffusion',
    noReplay: 'Il n’y a pas de rediffusion',
    findings: {
      making: 'est encore en préparation',
      short: 'est plus courte que le match',
      late: 'commence après le début du match',
      breaks: 'a des moments sans image',
      one_size: 'n’existe qu’en une taille',
      no_captions: 'n’a pas de sous-titres',
      no_poster: 'n’a pas d’image à elle',
    },
    notes: 'Remarques',
    button: 'Ouvrir le match',
    otherwise:
      'Vous recevez ce courriel parce que vous l’avez demandé. Vous pouvez l’arrêter sur la page d’un match après la soirée.',
  },
  bg: {
    subject: 'След вечерта: {game}',
    text: '{name} приключи вечерта на {game}. Това е равносметката.',
    net: 'Остава след възстановяванията',
    payments: 'Продадени билети',
    paid: 'Платено',
    fees: 'От тях такси за обслужване',
    refunded: 'Възстановено',
    peak: 'Най-много зрители наведнъж',
    views: 'Гледания',
    watched: 'Гледано време',
    stalled: 'Време в чакане на картина',
    problems: 'Аларми и прекъсвания на камери',
    replays: 'Запис',
    noReplay: 'Няма запис',
    findings: {
      making: 'още се обработва',
      short: 'е по-кратък от мача',
      late: 'започва след началото на мача',
      breaks: 'има моменти без картина',
      one_size: 'е само в един размер',
      no_captions: 'няма субтитри',
      no_poster: 'няма собствена снимка',
    },
    notes: 'Бележки',
    button: 'Отваряне на мача',
    otherwise:
      'Получавате това писмо, защото сте го поискали. Можете да го спрете на страницата на мач след вечерта.',
  },
}
