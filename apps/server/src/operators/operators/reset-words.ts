import type { InterfaceLanguage } from '@grandstand/contract'

const en = {
  subject: 'Your password for the Studio',
  text: 'Choose another password for the Studio with the button below.',
  until:
    'The link is good once, and for an hour. It ends all your sessions, and asks for your second factor as before.',
  button: 'Choose a password',
  otherwise: 'If you did not ask for this, leave the mail unanswered: your password stays as it is.',
}

/** What the mail to somebody who has lost their password says. */
export const resetWords: Record<InterfaceLanguage, typeof en> = {
  en,
  fr: {
    subject: 'Votre mot de passe pour le Studio',
    text: 'Choisissez un autre mot de passe pour le Studio avec le bouton ci-dessous.',
    until:
      'Le lien sert une seule fois, pendant une heure. Il met fin à toutes vos sessions\u202f; le second facteur reste demandé.',
    button: 'Choisir un mot de passe',
    otherwise:
      'Si vous ne l’avez pas demandé, laissez ce courriel sans réponse\u00a0: votre mot de passe ne change pas.',
  },
  bg: {
    subject: 'Вашата парола за Studio',
    text: 'Изберете друга парола за Studio с бутона по-долу.',
    until:
      'Връзката важи веднъж, в рамките на един час. Тя прекратява всичките ви сесии, а вторият фактор остава.',
    button: 'Избор на парола',
    otherwise: 'Ако не сте искали това, оставете писмото без отговор: паролата ви не се променя.',
  },
}
