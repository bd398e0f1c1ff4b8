import type { InterfaceLanguage } from '@grandstand/contract'

const en = {
  subject: 'Work on {channel}',
  text: '{by} invites you to work on {channel}. Your role: {role}.',
  roles: {
    owner: 'owner',
    producer: 'producer',
    scorer: 'scorer',
    finance: 'finance',
    editor: 'editor',
    helpdesk: 'help desk',
  },
  what: {
    owner: 'An owner may do everything, and says who else works on the channel.',
    producer: 'A producer runs games, cameras and replays.',
    scorer: 'A scorer keeps the score and the clock of games, on a phone too.',
    finance: 'Finance looks after orders, refunds, promo codes and reports.',
    editor: 'An editor looks after pages, pictures and the library.',
    helpdesk:
      'The help desk helps viewers: with their accounts, with what they cannot watch, and with free access.',
  },
  until: 'The link is good once, and for a week. It leads to a password of your own.',
  button: 'Come in',
  otherwise: 'If this tells you nothing, you can leave the mail unanswered.',
}

/** What an invitation says. */
export const invitationWords: Record<InterfaceLanguage, typeof en> = {
  en,
  fr: {
    subject: 'Travailler pour {channel}',
    text: '{by} vous invite à travailler pour {channel}. Votre rôle : {role}.',
    roles: {
      owner: 'propriétaire',
      producer: 'réalisation',
      scorer: 'marqueur',
      finance: 'comptabilité',
      editor: 'rédaction',
      helpdesk: 'assistance',
    },
    what: {
      owner: 'Un propriétaire peut tout faire, et décide qui d’autre travaille pour la chaîne.',
      producer: 'La réalisation s’occupe des matchs, des caméras et des rediffusions.',
      scorer: 'Le marqueur tient le score et le chronomètre des matchs, aussi sur un téléphone.',
      finance: 'La comptabilité s’occupe des commandes, des remboursements, des codes promo et des rapports.',
      editor: 'La rédaction s’occupe des pages, des images et de la vidéothèque.',
      helpdesk:
        'L’assistance aide les spectateurs : leurs comptes, ce qu’ils ne peuvent pas regarder, les accès offerts.',
    },
    until: 'Le lien sert une seule fois, pendant une semaine. Il mène à un mot de passe que vous choisissez.',
    button: 'Entrer',
    otherwise: 'Si cela ne vous dit rien, vous pouvez laisser ce courriel sans réponse.',
  },
  bg: {
    subject: 'Работа по {channel}',
    text: '{by} ви кани да работите по {channel}. Вашата роля: {role}.',
    roles: {
      owner: 'собственик',
      producer: 'продуцент',
      scorer: 'съдия-секретар',
      finance: 'финанси',
      editor: 'редактор',
      helpdesk: 'помощ за зрители',
    },
    what: {
      owner: 'Собственикът може всичко и решава кой още работи по канала.',
      producer: 'Продуцентът води мачовете, камерите и записите.',
      scorer: 'Съдията-секретар води резултата и времето на мачовете, и от телефон.',
      finance: 'Финансите отговарят за поръчките, възстановените суми, промокодовете и отчетите.',
      editor: 'Редакторът отговаря за страниците, снимките и видеотеката.',
      helpdesk:
        'Помощта за зрители се грижи за профилите, за това какво не може да се гледа и за безплатния достъп.',
    },
    until: 'Връзката важи веднъж, в рамките на една седмица. Тя води до ваша собствена парола.',
    button: 'Влизане',
    otherwise: 'Ако това не ви говори нищо, може да оставите писмото без отговор.',
  },
}
