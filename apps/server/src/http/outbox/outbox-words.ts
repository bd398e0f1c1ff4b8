import type { InterfaceLanguage } from '@grandstand/contract'

interface OutboxWords {
  title: string
  why: string
  none: string
  again: string
  home: string
  to: string
}

export const outboxWords: Record<InterfaceLanguage, OutboxWords> = {
  en: {
    title: 'Outbox',
    why: 'This is a demo, so no mail is really sent. The mails that people would receive are here, newest first.',
    none: 'No mail yet. It can take a second or two to arrive.',
    again: 'Reload',
    home: 'Back to the channel',
    to: 'To {address}',
  },
  fr: {
    title: 'Boîte d’envoi',
    why: 'Ceci est une démonstration\u00a0: aucun courriel n’est réellement envoyé. Ce que les destinataires recevraient s’affiche ici, du plus récent au plus ancien.',
    none: 'Aucun courriel pour l’instant. Il peut mettre une seconde ou deux à arriver.',
    again: 'Actualiser',
    home: 'Retour à la chaîne',
    to: 'À {address}',
  },
  bg: {
    title: 'Изходяща поща',
    why: 'Това е демонстрация и писмата не се изпращат наистина. Тук е всичко, което получателите биха получили – най-новото е най-отгоре.',
    none: 'Все още няма писма. Възможно е да пристигнат след секунда-две.',
    again: 'Обновяване',
    home: 'Обратно към канала',
    to: 'До {address}',
  },
}
