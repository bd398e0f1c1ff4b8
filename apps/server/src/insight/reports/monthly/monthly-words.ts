import type { InterfaceLanguage } from '@grandstand/contract'

const en = {
  subject: '{month} at {channel}: {total}',
  text: 'These are the figures of {month}.',
  paid: 'Paid',
  paidBefore: 'Paid in as many days before',
  payments: 'Payments',
  refunded: 'Refunded since',
  visits: 'Visits',
  views: 'Views of games',
  watched: 'Time watched',
  viewsOf: '{number} views',
  best: 'The games that were watched longest:',
  button: 'Open the reports',
  otherwise:
    'You get this mail because you asked for it. You can turn it off under “My account” in the Studio.',
}

/** What the month's mail says. */
export const monthlyWords: Record<InterfaceLanguage, typeof en> = {
  en,
  fr: {
    subject: '{channel} en {month} : {total}',
    text: 'Voici les chiffres du mois : {month}.',
    paid: 'Encaissé',
    paidBefore: 'Encaissé sur autant de jours auparavant',
    payments: 'Paiements',
    refunded: 'Remboursé depuis',
    visits: 'Visites',
    views: 'Vues de matchs',
    watched: 'Temps regardé',
    viewsOf: 'vues : {number}',
    best: 'Les matchs les plus longuement regardés :',
    button: 'Ouvrir les rapports',
    otherwise:
      'Vous recevez ce courriel parce que vous l’avez demandé. Vous pouvez l’arrêter dans le Studio, sous « Mon compte ».',
  },
  bg: {
    subject: '{channel} – {month}: {total}',
    text: 'Това са данните за {month}.',
    paid: 'Платено',
    paidBefore: 'Платено за същия брой дни преди това',
    payments: 'Плащания',
    refunded: 'Възстановено след това',
    visits: 'Посещения',
    views: 'Гледания на мачове',
    watched: 'Гледано време',
    viewsOf: 'гледания: {number}',
    best: 'Най-дълго гледаните мачове:',
    button: 'Отваряне на отчетите',
    otherwise:
      'Получавате това писмо, защото сте го поискали. Можете да го спрете в Studio, в „Моят профил“.',
  },
}
