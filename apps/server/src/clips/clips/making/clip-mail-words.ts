import type { InterfaceLanguage } from '@grandstand/contract'

interface ClipMailWords {
  subject: string
  button: string
  otherwise: string
}

export const clipMailWords: Record<InterfaceLanguage, ClipMailWords> = {
  en: {
    subject: 'Your clip is ready',
    button: 'Share the clip',
    otherwise: 'You get one such mail for each game that you cut clips of.',
  },
  fr: {
    subject: 'Votre extrait est prêt',
    button: 'Partager l’extrait',
    otherwise: 'Vous recevez un seul courriel de ce genre pour chaque match dont vous découpez des extraits.',
  },
  bg: {
    subject: 'Вашият клип е готов',
    button: 'Споделете клипа',
    otherwise: 'Получавате по едно такова писмо за всеки мач, от който изрязвате клипове.',
  },
}
