import type { InterfaceLanguage } from '@grandstand/contract'

export type AccountMailKind = 'verify_email' | 'welcome' | 'reset_password' | 'login_code' | 'delete_account'

interface MailWords {
  subject: string
  /** Above the button. */
  text: string
  button?: string
  /** What to do if it was a mistake. */
  otherwise?: string
}

/**
 * `{channel}` is the channel's name. The person's own name is left out until the address is proven: anybody can
 * register anybody's address, and a mail that repeats what they typed would carry their words to strangers.
 */
export const accountMailWords: Record<InterfaceLanguage, Record<AccountMailKind, MailWords>> = {
  en: {
    verify_email: {
      subject: 'Confirm your email address for {channel}',
      text: 'Welcome to {channel}. Please confirm that this is your email address. The link works once, within 60 minutes.',
      button: 'Confirm email address',
      otherwise: 'If you have not registered, ignore this mail.',
    },
    welcome: {
      subject: 'Welcome to {channel}',
      text: 'Your account is ready. Follow your schools, teams and sports, and find their next games on the home page.',
      button: 'Go to {channel}',
    },
    reset_password: {
      subject: 'Choose a new password for {channel}',
      text: 'Somebody, hopefully you, has asked for a new password for this address. The link works once, within 60 minutes. With the new password you are logged out everywhere else.',
      button: 'Choose a new password',
      otherwise: 'If it was not you, ignore this mail: your password stays as it is.',
    },
    login_code: {
      subject: 'Your code to log in to {channel}',
      text: 'Type this code on the page where you asked for it. It works once, within 10 minutes, and in that browser alone.',
      otherwise: 'If you did not ask for it, ignore this mail, and give the code to nobody.',
    },
    delete_account: {
      subject: 'Confirm the deletion of your {channel} account',
      text: 'You have asked us to delete your account and everything that we keep about you. This cannot be undone. The link works once, within 60 minutes, and asks you once more before anything is deleted.',
      button: 'Delete my account',
      otherwise: 'If it was not you, ignore this mail and change your password: your account stays.',
    },
  },
  fr: {
    verify_email: {
      subject: 'Confirmez votre adresse courriel pour {channel}',
      text: 'Bienvenue sur {channel}. Veuillez confirmer que cette adresse courriel est bien la vôtre. Le lien est valable une seule fois, pendant 60 minutes.',
      button: 'Confirmer mon adresse',
      otherwise: 'Si vous ne vous êtes pas inscrit, ignorez ce courriel.',
    },
    welcome: {
      subject: 'Bienvenue sur {channel}',
      text: 'Votre compte est prêt. Suivez vos écoles, vos équipes et vos sports\u00a0: leurs prochains matchs vous attendent sur la page d’accueil.',
      button: 'Aller sur {channel}',
    },
    reset_password: {
      subject: 'Choisissez un nouveau mot de passe pour {channel}',
      text: 'Quelqu’un (vous, nous l’espérons) a demandé un nouveau mot de passe pour cette adresse. Le lien est valable une seule fois, pendant 60 minutes. Une fois le mot de passe changé, vous serez déconnecté partout ailleurs.',
      button: 'Choisir un nouveau mot de passe',
      otherwise: 'Si ce n’était pas vous, ignorez ce courriel\u00a0: votre mot de passe reste inchangé.',
    },
    login_code: {
      subject: 'Votre code de connexion à {channel}',
      text: 'Entrez ce code sur la page où vous l’avez demandé. Il est valable une seule fois, pendant 10 minutes, et seulement dans ce navigateur.',
      otherwise: 'Si vous ne l’avez pas demandé, ignorez ce courriel et ne donnez ce code à personne.',
    },
    delete_account: {
      subject: 'Confirmez la suppression de votre compte {channel}',
      text: 'Vous nous avez demandé de supprimer votre compte et tout ce que nous conservons à votre sujet. Cette action est irréversible. Le lien est valable une seule fois, pendant 60 minutes, et une dernière confirmation vous sera demandée.',
      button: 'Supprimer mon compte',
      otherwise:
        'Si ce n’était pas vous, ignorez ce courriel et changez votre mot de passe\u00a0: votre compte est conservé.',
    },
  },
  bg: {
    verify_email: {
      subject: 'Потвърдете имейл адреса си за {channel}',
      text: 'Добре дошли в {channel}. Моля, потвърдете, че това е вашият имейл адрес. Връзката работи еднократно, в рамките на 60 минути.',
      button: 'Потвърждавам адреса',
      otherwise: 'Ако не сте се регистрирали, просто пренебрегнете това писмо.',
    },
    welcome: {
      subject: 'Добре дошли в {channel}',
      text: 'Профилът ви е готов. Следете любимите си училища, отбори и спортове – следващите им срещи ви очакват на началната страница.',
      button: 'Към {channel}',
    },
    reset_password: {
      subject: 'Изберете нова парола за {channel}',
      text: 'Някой – надяваме се вие – поиска нова парола за този адрес. Връзката работи еднократно, в рамките на 60 минути. След смяната на паролата ще излезете от профила си на всички други устройства.',
      button: 'Избор на нова парола',
      otherwise: 'Ако не сте били вие, пренебрегнете това писмо: паролата ви остава същата.',
    },
    login_code: {
      subject: 'Вашият код за вход в {channel}',
      text: 'Въведете този код на страницата, където го поискахте. Той работи еднократно, в рамките на 10 минути и само в същия браузър.',
      otherwise: 'Ако не сте го поискали, пренебрегнете това писмо и не давайте кода на никого.',
    },
    delete_account: {
      subject: 'Потвърдете изтриването на профила си в {channel}',
      text: 'Поискахте да изтрием профила ви и всичко, което пазим за вас. Това действие е необратимо. Връзката работи еднократно, в рамките на 60 минути, и ще ви попита още веднъж, преди да изтрием каквото и да било.',
      button: 'Изтриване на профила',
      otherwise:
        'Ако не сте били вие, пренебрегнете това писмо и сменете паролата си: профилът ви се запазва.',
    },
  },
}
